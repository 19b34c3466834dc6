import { idInParts } from "../model";
import { partsOf } from "./parts-of";
import { startEditor } from "./start-editor";

// Loaded where there is an editor (app/features/editor/enhance.ts).
// Browsers of before 2022 keep the text area: an editor that stops halfway would take the text with it.
const runsEditor =
  "at" in Array.prototype && "findLastIndex" in Array.prototype && "replaceAll" in String.prototype;
for (const frame of runsEditor ? document.querySelectorAll<HTMLElement>("[data-editor]") : []) {
  const parts = frame.closest("form")?.dataset.editorParts;
  const field = frame.querySelector("textarea");
  if (field && parts) startEditor(frame, field, partsOf(parts.replaceAll(idInParts, field.id)));
}
