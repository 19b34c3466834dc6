/** Spaces are stripped from e-mail addresses as they are typed (spec 002, section 5). */
export function stripSpaces(document: Document): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.stripSpaces === undefined) return;
    if (/\s/.test(target.value)) target.value = target.value.replace(/\s+/g, "");
  });
}
