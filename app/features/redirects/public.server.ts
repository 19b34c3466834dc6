export { followRedirect } from "./follow.server";
