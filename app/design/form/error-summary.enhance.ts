/**
 * Focuses what the page says about the form that was just sent: its errors, its confirmation, or a single wrong field.
 * Waits until the page is rendered: before its style sheets apply, the browser would scroll to another place.
 */
export function summaryFocus(document: Document): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-focus]")?.focus());
}
