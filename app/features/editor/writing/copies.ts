import { deleteStoredCopy } from "./delete-stored-copy";
import { keepTexts } from "./keep-texts";
import { deleteOldCopies } from "./stored-copy";

// Loaded where members write, with an editor or without one (app/features/editor/enhance.ts).
try {
  deleteStoredCopy(document);
  deleteOldCopies();
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-keep]")) void keepTexts(form);
} catch {
  // Without storage, as in some private windows, there are no copies.
}
