/** A page that comes back with errors starts at their summary. */
export function summaryFocus(document: Document): void {
  document.querySelector<HTMLElement>("[data-focus]")?.focus();
}
