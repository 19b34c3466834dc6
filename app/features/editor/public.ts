export { BackNotice } from "./back-notice";
export { EditorField } from "./editor-field";
export { TextForm } from "./text-form";
