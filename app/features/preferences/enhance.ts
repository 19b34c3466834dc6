/** Applies a chosen reading preference to the sample at once: `<input data-preference="text">` sets `data-text`. */
export function preferenceSample(document: Document): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.preference) return;
    const value = target.type === "checkbox" ? (target.checked ? "1" : "0") : target.value;
    document
      .querySelector("[data-preferences-sample]")
      ?.setAttribute(`data-${target.dataset.preference}`, value);
  });
}
