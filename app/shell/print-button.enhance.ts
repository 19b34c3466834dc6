/** `[data-print]` prints the page. It is visible only when the browser can print. */
export function printButton(document: Document): void {
  if (typeof window.print !== "function") return;
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) button.hidden = false;
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-print]"))) return;
    // iOS 12 does not fire `beforeprint`, which opens all details elements for print.
    if (!("onbeforeprint" in window)) dispatchEvent(new Event("beforeprint"));
    window.print();
  });
}
