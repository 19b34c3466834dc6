const pauseMs = 300;

/**
 * Choosing by pointer sends the form: in a form of a list that filters in place (`data-swap-form`) once the
 * visitor pauses, elsewhere a `data-submit-on-change` at once, as soon as there is a term to search for (spec 001,
 * section 2). By keyboard the choice only moves: whoever walks past a radio button has not chosen it yet.
 */
export function submitOnChange(document: Document): void {
  let byKeyboard = false;
  let waiting = 0;
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
      if (term?.value.trim()) send(form);
    } else if (form.dataset.swapForm !== undefined && /radio|checkbox|select/.test(target.type)) {
      clearTimeout(waiting);
      waiting = window.setTimeout(send, pauseMs, form);
    }
  });
}

/** As its button would, so that others hear of it; `requestSubmit` is younger than iOS 12. */
function send(form: HTMLFormElement): void {
  if (form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))) form.submit();
}
