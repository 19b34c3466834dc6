/**
 * `<aside data-slide-in>` closes in place: by its own form or by Escape, with focus back where it came from. It never
 * takes focus by itself; after how many seconds it comes is said by its classes.
 */
export function slideIn(document: Document): void {
  const card = document.querySelector<HTMLElement>("[data-slide-in]");
  const form = card?.querySelector("form");
  if (!card || !form) return;
  let from: EventTarget | null = null;
  card.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) from = relatedTarget;
  });

  function close() {
    if (!card || !form) return;
    // It goes on while the visitor leaves; one that is lost only means that the card is back on the next page.
    fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      keepalive: true,
      redirect: "manual",
    }).catch(() => {});
    const hadFocus = card.contains(document.activeElement);
    card.remove();
    delete document.documentElement.dataset.promotes;
    const back = from instanceof HTMLElement && from.isConnected ? from : document.querySelector("main");
    if (hadFocus) back?.focus({ preventScroll: true });
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    close();
  });
  // Before the menus and dialogs close: Escape is theirs while one is open.
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !card.isConnected) return;
    if (document.querySelector("details[data-menu][open],dialog[open]")) return;
    // In the flow of a phone it may be out of sight, and is no layer over anything.
    const { position, visibility } = getComputedStyle(card);
    if (visibility === "visible" && (/sticky$/.test(position) || card.contains(document.activeElement)))
      close();
  });
}
