/** Strips spaces from mail addresses while they are typed (`data-strip-spaces`). */
export function stripSpaces(document: Document): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.stripSpaces === undefined) return;
    if (/\s/.test(target.value)) target.value = target.value.replace(/\s+/g, "");
  });
}
