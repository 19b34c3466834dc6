/** Whether a visitor entered something that a page load would lose; `except` is a form to ignore. */
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
  // The values of checkboxes and hidden fields follow their defaults, so they are not compared.
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  return field.value !== field.defaultValue;
}
