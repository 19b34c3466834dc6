/**
 * Closes `<aside data-slide-in>` in place, with its form or Escape, and returns focus to where it came from. The
 * slide-in never takes focus when it appears; its delay is a CSS class. On a phone it then moves into the text.
 */
export function slideIn(document: Document): void {
  const card = document.querySelector<HTMLElement>("[data-slide-in]");
  const form = card?.querySelector("form");
  if (!card || !form) return;
  moveWhenShown(card);
  let previousFocus: EventTarget | null = null;
  card.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && card.contains(relatedTarget))) previousFocus = relatedTarget;
  });

  function close() {
    if (!card || !form) return;
    // `keepalive` completes the request after a navigation. If it fails, the card appears again on the next page.
    fetch(form.action, {
      method: "POST",
      body: new FormData(form),
      keepalive: true,
      redirect: "manual",
    }).catch(() => {});
    const hadFocus = card.contains(document.activeElement);
    card.remove();
    delete document.documentElement.dataset.hasSlideIn;
    const target =
      previousFocus instanceof HTMLElement && previousFocus.isConnected
        ? previousFocus
        : document.querySelector("main");
    if (hadFocus) target?.focus({ preventScroll: true });
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    close();
  });
  // While a menu or dialog is open, Escape closes only that.
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !card.isConnected) return;
    if (document.querySelector("details[data-menu][open],dialog[open]")) return;
    // In the page flow the card covers nothing, so Escape closes it only when it has focus.
    const { position, visibility } = getComputedStyle(card);
    if (visibility === "visible" && (/sticky$/.test(position) || card.contains(document.activeElement)))
      close();
  });
}

/** Where the card is beside the text: the condition in styles.css, as it is built (postcss.config.js). */
const isWide = "(min-width: 64em) and (min-height: 37.56em)";

/**
 * Moves the card, when it appears in the page flow, from the end of the text to the next gap between blocks below the
 * window: it covers nothing, moves nothing that is in view, and readers meet it on their way.
 */
function moveWhenShown(card: HTMLElement): void {
  const move = () => {
    if (card.dataset.slideIn === "moved" || matchMedia(isWide).matches) return;
    const blocks = [...document.querySelectorAll("#a11y-main > .block ~ .block, main > .section ~ .section")];
    const next = blocks.find((block) => block.getBoundingClientRect().top > innerHeight);
    if (!next) return;
    // Also ends its animation, which would start again.
    card.dataset.slideIn = "moved";
    next.before(card);
  };
  card.addEventListener("animationstart", ({ target }) => {
    // Pictures in it have animations too.
    if (target === card) move();
  });
}
