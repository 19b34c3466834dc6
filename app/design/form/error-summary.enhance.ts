/** Focuses the error summary of a form with errors. */
export function summaryFocus(document: Document): void {
  document.querySelector<HTMLElement>("[data-focus]")?.focus();
}
