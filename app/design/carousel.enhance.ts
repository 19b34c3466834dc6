const speedMs = 500;

/**
 * Two buttons move a carousel by one slide, in half a second or at once where motion is not welcome (spec 002,
 * section 9). At an end the button that leads no further says so, and keeps the focus it may have.
 */
export function carousel(document: Document): void {
  for (const root of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
    root.classList.add("is-live");
    root.querySelector(".carousel-buttons")?.removeAttribute("hidden");
    mark(root);
  }
  document.addEventListener("click", ({ target }) => {
    const button = closest(target, "[data-carousel-step]");
    const root = button?.closest("[data-carousel]");
    if (!button || !root || button.getAttribute("aria-disabled") === "true") return;
    move(root, Number(button.dataset.carouselStep));
  });
  // Focus that comes into a slide beside the visible ones brings the slide along, whole.
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
      if (root) mark(root);
    },
    true,
  );
  addEventListener("resize", () => {
    for (const root of document.querySelectorAll("[data-carousel]")) mark(root);
  });
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function trackOf(root: Element) {
  return root.querySelector<HTMLElement>(".slides");
}

/** Says which button leads no further. */
function mark(root: Element): void {
  const track = trackOf(root);
  if (!track) return;
  const left = track.scrollWidth - track.clientWidth - track.scrollLeft;
  for (const button of root.querySelectorAll<HTMLElement>("[data-carousel-step]")) {
    const room = Number(button.dataset.carouselStep) < 0 ? track.scrollLeft : left;
    button.setAttribute("aria-disabled", String(room < 2));
  }
}

function move(root: Element, step: number): void {
  const track = trackOf(root);
  if (!track) return;
  const places = [...track.children].map((slide) =>
    slide instanceof HTMLElement ? slide.offsetLeft - track.offsetLeft : 0,
  );
  const nearest = places.reduce(
    (best, place, index) =>
      Math.abs(place - track.scrollLeft) < Math.abs((places[best] ?? 0) - track.scrollLeft) ? index : best,
    0,
  );
  const end = Math.min(places[nearest + step] ?? track.scrollLeft, track.scrollWidth - track.clientWidth);
  if (matchMedia("(prefers-reduced-motion: no-preference)").matches) glide(track, end);
  else track.scrollLeft = end;
}

const gliding = new WeakMap<HTMLElement, number>();

/** Without snapping on its way: that would pull the track back at every step. */
function glide(track: HTMLElement, end: number): void {
  const start = track.scrollLeft;
  const begin = performance.now();
  cancelAnimationFrame(gliding.get(track) ?? 0);
  track.classList.add("is-gliding");
  const frame = (now: number) => {
    const part = Math.min(Math.max((now - begin) / speedMs, 0), 1);
    track.scrollLeft = start + (end - start) * (1 - (1 - part) ** 3);
    if (part < 1) gliding.set(track, requestAnimationFrame(frame));
    else track.classList.remove("is-gliding");
  };
  gliding.set(track, requestAnimationFrame(frame));
}
