/** Each change of what to search in runs the search again, once there is a term (spec 001, section 2). */
export function submitOnChange(document: Document): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.submitOnChange === undefined || !target.form)
      return;
    const term = target.form.querySelector<HTMLInputElement>("input[type=search]");
    if (term?.value.trim()) target.form.submit();
  });
}
