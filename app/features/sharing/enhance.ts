const confirmationMs = 2000;

/**
 * Extends the share menu: links to the WhatsApp app on phones, buttons that copy with a confirmation of two seconds,
 * and the share menu of the device.
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
    // Closing the share menu of the device is not an error.
    else if (url) navigator.share({ url, title }).catch(() => {});
  });
}

function reveal(document: Document, selector: string, isSupported: boolean): void {
  if (!isSupported) return;
  for (const { parentElement } of document.querySelectorAll(selector))
    parentElement?.removeAttribute("hidden");
}

/** Replaces the label of a button for two seconds and announces the same text in the `data-copies` around it. */
function confirm(button: HTMLElement, confirmation = ""): void {
  const status = button.closest("[data-copies]")?.querySelector("[role=status]");
  const label = button.dataset.label ?? button.textContent ?? "";
  button.dataset.label = label;
  const show = (text: string, announcement: string) => {
    button.textContent = text;
    if (text === button.dataset.copied) button.dataset.done = "";
    else delete button.dataset.done;
    if (status) status.textContent = announcement;
  };
  show(confirmation, confirmation);
  setTimeout(() => show(label, ""), confirmationMs);
}
