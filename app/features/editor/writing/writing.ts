import { idInParts } from "../model";
import { deleteStoredCopy } from "./delete-stored-copy";
import { keepTexts } from "./keep-texts";
import { partsOf } from "./parts-of";
import { startEditor } from "./start-editor";
import { deleteOldCopies } from "./stored-copy";

// Loaded where members write (app/features/editor/enhance.ts). Copies first: text areas have them too.
try {
  deleteStoredCopy(document);
  deleteOldCopies();
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-keep]")) void keepTexts(form);
} catch {
  // Without storage, as in some private windows, there are no copies.
}
// Browsers of before 2022 keep the text area: an editor that stops halfway would take the text with it.
const runsEditor =
  "at" in Array.prototype && "findLastIndex" in Array.prototype && "replaceAll" in String.prototype;
for (const frame of runsEditor ? document.querySelectorAll<HTMLElement>("[data-editor]") : []) {
  const parts = frame.closest("form")?.dataset.editorParts;
  const field = frame.querySelector("textarea");
  if (field && parts) startEditor(frame, field, partsOf(parts.replaceAll(idInParts, field.id)));
}
