/** What `withoutUnseen` strips; imported, it would be a second file of the site script. */
const unseen = /[\s\p{Cf}]+/gu;

/** Strips spaces and unseen signs from mail addresses while they are typed (`data-strip-spaces`). */
export function stripSpaces(document: Document): void {
  document.addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.stripSpaces === undefined) return;
    const stripped = target.value.replace(unseen, "");
    // Assigned only where it differs, because that moves the cursor to the end.
    if (target.value !== stripped) target.value = stripped;
  });
}
