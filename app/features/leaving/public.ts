export { leavingPath } from "./paths";
