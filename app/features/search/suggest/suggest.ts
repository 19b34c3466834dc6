import { createSuggest } from "./create-suggest";

// A form that is replaced in place has a new box.
const known = new WeakSet<Element>();

function begin(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement) || known.has(activeElement)) return;
  if (activeElement.dataset.suggest === undefined) return;
  known.add(activeElement);
  createSuggest(activeElement);
}

document.addEventListener("focusin", begin);
begin();
