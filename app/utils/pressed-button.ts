/**
 * Finds which button was pressed last, also with Enter or by a script: `submitter` of a submission is not in Safari
 * before 15.4, with which older iPads stay.
 */
export function rememberPressed(document: Document): () => HTMLButtonElement | null {
  let pressed: HTMLButtonElement | null = null;
  document.addEventListener("click", ({ target }) => {
    pressed = target instanceof Element ? target.closest("button") : null;
  });
  return () => pressed;
}
