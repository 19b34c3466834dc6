/**
 * Turns an open `<dialog data-modal>` into a modal dialog: Escape and its `[data-close]` link close it in place, and
 * focus returns to the link that opens it. Without support for `showModal` it stays a panel.
 */
export function modal(document: Document): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog[data-modal]");
  const closeLink = dialog?.querySelector<HTMLAnchorElement>("[data-close]");
  if (!dialog || !closeLink || typeof dialog.showModal !== "function") return;
  dialog.removeAttribute("open");
  dialog.showModal();
  document.documentElement.dataset.modalOpen = "";
  closeLink.addEventListener("click", (event) => {
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("close", () => {
    delete document.documentElement.dataset.modalOpen;
    history.replaceState(null, "", closeLink.href);
    document.querySelector<HTMLElement>(`${closeLink.hash} a`)?.focus();
  });
}
