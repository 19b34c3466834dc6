export { staffDocument } from "./document";
export { recordPath, reportsPath } from "./paths";
