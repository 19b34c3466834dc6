export { staffDocument } from "./document";
export { recordPath, reportsPath, wordsPath } from "./paths";
