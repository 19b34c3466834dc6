/** Opens all details elements for print. Browsers that support `::details-content` do so with CSS. */
export function printDetails(document: Document): void {
  const opened = new Set<HTMLDetailsElement>();
  addEventListener("beforeprint", () => {
    if (CSS.supports("selector(::details-content)")) return;
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      "details:not([open]):not([data-menu])",
    )) {
      details.open = true;
      opened.add(details);
    }
  });
  addEventListener("afterprint", () => {
    for (const details of opened) details.open = false;
    opened.clear();
  });
}
