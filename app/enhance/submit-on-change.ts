/**
 * Choosing what to search in by pointer runs the search again, once there is a term (spec 001, section 2). By
 * keyboard the choice only moves: whoever walks past a radio button has not chosen it yet.
 */
export function submitOnChange(document: Document): void {
  let byKeyboard = false;
  document.addEventListener("keydown", () => {
    byKeyboard = true;
  });
  for (const pointer of ["mousedown", "touchstart"]) {
    document.addEventListener(pointer, () => {
      byKeyboard = false;
    });
  }
  document.addEventListener("change", ({ target }) => {
    if (byKeyboard || !(target instanceof HTMLInputElement) || target.dataset.submitOnChange === undefined)
      return;
    const term = target.form?.querySelector<HTMLInputElement>("input[type=search]");
    if (term?.value.trim()) target.form?.submit();
  });
}
