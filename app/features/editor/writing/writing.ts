import { deleteStoredCopy } from "./delete-stored-copy";
import { keepTexts } from "./keep-texts";
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
for (const frame of document.querySelectorAll<HTMLElement>("[data-editor]")) {
  const parts = frame.querySelector("template")?.content;
  const field = frame.querySelector("textarea");
  if (field && parts) startEditor(frame, field, parts);
}
