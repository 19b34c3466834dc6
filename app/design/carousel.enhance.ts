const durationMs = 500;

/**
 * Adds two buttons that move a carousel by one slide, in half a second or at once with reduced motion. At an end the
 * button is `aria-disabled`, so that it keeps focus.
 */
export function carousel(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    root.dataset.live = "";
    root.querySelector(".carousel-buttons")?.removeAttribute("hidden");
    updateButtons(root);
  }
  document.addEventListener("click", ({ target }) => {
    const button = closest(target, "[data-carousel-step]");
    const root = button?.closest("[data-carousel]");
    if (!button || !root || button.getAttribute("aria-disabled") === "true") return;
    move(root, Number(button.dataset.carouselStep));
  });
  // A slide that gets focus is scrolled into view completely.
  document.addEventListener("focusin", ({ target }) => {
    const slide = closest(target, "[data-carousel] .slide");
    const track = slide?.parentElement;
    if (!slide || !track) return;
    const left = slide.offsetLeft - track.offsetLeft;
    const hidden = left < track.scrollLeft || left + slide.offsetWidth > track.scrollLeft + track.clientWidth;
    if (hidden) track.scrollLeft = left;
  });
  // Scrolling does not bubble.
  document.addEventListener(
    "scroll",
    ({ target }) => {
      const root = closest(target, ".slides")?.closest("[data-carousel]");
      if (root) updateButtons(root);
    },
    true,
  );
  addEventListener("resize", () => {
    for (const root of document.querySelectorAll("[data-carousel]")) updateButtons(root);
  });
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function findTrack(root: Element) {
  return root.querySelector<HTMLElement>(".slides");
}

/** Disables a button at the end of the track. */
function updateButtons(root: Element): void {
  const track = findTrack(root);
  if (!track) return;
  const remaining = track.scrollWidth - track.clientWidth - track.scrollLeft;
  for (const button of root.querySelectorAll<HTMLElement>("[data-carousel-step]")) {
    const distance = Number(button.dataset.carouselStep) < 0 ? track.scrollLeft : remaining;
    button.setAttribute("aria-disabled", String(distance < 2));
  }
}

function move(root: Element, step: number): void {
  const track = findTrack(root);
  if (!track) return;
  const positions = [...track.children].map((slide) =>
    slide instanceof HTMLElement ? slide.offsetLeft - track.offsetLeft : 0,
  );
  const nearest = positions.reduce(
    (best, position, index) =>
      Math.abs(position - track.scrollLeft) < Math.abs((positions[best] ?? 0) - track.scrollLeft)
        ? index
        : best,
    0,
  );
  const end = Math.min(positions[nearest + step] ?? track.scrollLeft, track.scrollWidth - track.clientWidth);
  if (matchMedia("(prefers-reduced-motion: no-preference)").matches) animate(track, end);
  else track.scrollLeft = end;
}

const frameRequests = new WeakMap<HTMLElement, number>();

/** Scrolls with an animation. Scroll snapping is off meanwhile, because it would pull the track back. */
function animate(track: HTMLElement, end: number): void {
  const start = track.scrollLeft;
  const startTime = performance.now();
  cancelAnimationFrame(frameRequests.get(track) ?? 0);
  track.dataset.gliding = "";
  const frame = (now: number) => {
    const progress = Math.min(Math.max((now - startTime) / durationMs, 0), 1);
    track.scrollLeft = start + (end - start) * (1 - (1 - progress) ** 3);
    if (progress < 1) frameRequests.set(track, requestAnimationFrame(frame));
    else delete track.dataset.gliding;
  };
  frameRequests.set(track, requestAnimationFrame(frame));
}
