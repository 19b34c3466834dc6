/** Whether a visitor filled in something that a new document would lose; `except` is a form that does not count. */
export function hasTyped(document: Document, except?: HTMLFormElement): boolean {
  return [...document.querySelectorAll("input,textarea,select")].some(
    (field) => !except?.contains(field) && isChanged(field),
  );
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  // The value of a box says nothing, nor does that of a hidden field, which follows its default.
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  return field.value !== field.defaultValue;
}
