/** Focuses what is said about a form that was just sent: its errors, or that it was done; of one field, the field. */
export function summaryFocus(document: Document): void {
  document.querySelector<HTMLElement>("[data-focus]")?.focus();
}
