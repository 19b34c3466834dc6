export { ActForm } from "./act-form";
export { DeskFacts } from "./desk-facts";
export { DeskParts } from "./desk-parts";
export { staffDocument } from "./document";
export { giftsPath, openPath, recordPath, reportsPath, wordsPath } from "./paths";
