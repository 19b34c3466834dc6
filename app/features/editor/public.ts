export { BackNotice } from "./back-notice";
export { EditorField } from "./editor-field";
export type { KeptTexts } from "./kept-texts";
export { TextForm } from "./text-form";
