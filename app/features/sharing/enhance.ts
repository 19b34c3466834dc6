const confirmedMs = 2000;

/**
 * What only a script adds to a share menu: WhatsApp's app on phones, 'Kopieer link', which says for two seconds that
 * it did (spec 002, sections 4 and 7), and the menu of the device itself.
 */
export function share(document: Document): void {
  if (/Android|iPhone|iPad|iPod|Mobi/.test(navigator.userAgent)) {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/?"]'))
      link.href = link.href.replace("https://wa.me/", "whatsapp://send");
  }
  reveal(document, "[data-copy]", "clipboard" in navigator);
  reveal(document, "[data-share]", "share" in navigator);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy],[data-share]") : null;
    if (!button) return;
    const { copy, copied, copyFailed, share: url, shareTitle: title } = button.dataset;
    if (copy)
      navigator.clipboard.writeText(copy).then(
        () => confirm(button, copied),
        () => confirm(button, copyFailed),
      );
    // A visitor who closes the menu of the device did nothing wrong.
    else if (url) navigator.share({ url, title }).catch(() => {});
  });
}

function reveal(document: Document, selector: string, works: boolean): void {
  if (!works) return;
  for (const { parentElement } of document.querySelectorAll(selector))
    parentElement?.removeAttribute("hidden");
}

/** Says in the place of a button's words, and to screen readers, what came of it. */
function confirm(button: HTMLElement, words = ""): void {
  const status = button.closest(".toolbar")?.querySelector("[role=status]");
  const label = button.dataset.label ?? button.textContent ?? "";
  button.dataset.label = label;
  const say = (text: string, spoken: string) => {
    button.textContent = text;
    button.classList.toggle("is-done", text === button.dataset.copied);
    if (status) status.textContent = spoken;
  };
  say(words, words);
  setTimeout(() => say(label, ""), confirmedMs);
}
