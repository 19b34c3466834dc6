/** `[data-print]` prints the page, where the browser can. */
export function printButton(document: Document): void {
  if (typeof window.print !== "function") return;
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) button.hidden = false;
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-print]"))) return;
    // A tablet with iOS 12 does not say that it prints; what is folded away must open all the same.
    if (!("onbeforeprint" in window)) dispatchEvent(new Event("beforeprint"));
    window.print();
  });
}
