import { createSuggest } from "./create-suggest";

// Search fields with suggestions; a swap may add new fields.
const enhanced = new WeakSet<Element>();

function enhanceFocusedField(): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLInputElement) || enhanced.has(activeElement)) return;
  if (activeElement.dataset.suggest === undefined) return;
  enhanced.add(activeElement);
  createSuggest(activeElement);
}

document.addEventListener("focusin", enhanceFocusedField);
enhanceFocusedField();
