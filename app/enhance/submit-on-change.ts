const debounceMs = 300;

/**
 * Submits a form when a choice is made by pointer: a form with `data-swap-form` after a pause, a field with
 * `data-submit-on-change` at once if there is a search term. Not by keyboard: arrow keys select each radio button
 * that they pass.
 */
export function submitOnChange(document: Document): void {
  let byKeyboard = false;
  let timer = 0;
  document.addEventListener("keydown", () => {
    byKeyboard = true;
  });
  for (const pointer of ["mousedown", "touchstart"]) {
    document.addEventListener(pointer, () => {
      byKeyboard = false;
    });
  }
  document.addEventListener("change", ({ target }) => {
    if (byKeyboard || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { form } = target;
    if (!form) return;
    if (target.dataset.submitOnChange !== undefined) {
      const term = form.querySelector<HTMLInputElement>("input[type=search]");
      if (term?.value.trim()) submit(form);
    } else if (form.dataset.swapForm !== undefined && /radio|checkbox|select/.test(target.type)) {
      clearTimeout(timer);
      timer = window.setTimeout(submit, debounceMs, form);
    }
  });
}

/** Submits a form with a submit event, as a button does. iOS 12 does not support `requestSubmit`. */
function submit(form: HTMLFormElement): void {
  if (form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))) form.submit();
}
