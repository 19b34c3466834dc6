export { allowed, requireDesk } from "./load.server";
