/**
 * Focuses what is said about a form that was just sent: its errors, or that it was done; of one field, the field. Not
 * before the page is rendered: the place to scroll to is another one without its style sheets.
 */
export function summaryFocus(document: Document): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-focus]")?.focus());
}
