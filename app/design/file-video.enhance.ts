/**
 * Films of our own get a button with words that stops and starts them. One without sound that is meant to start by
 * itself needs no other controls, and starts where motion is welcome.
 */
export function videos(document: Document): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-video-button]")) button.hidden = false;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-video-button]") : null;
    const video = button?.closest("[data-video]")?.querySelector("video");
    if (!video) return;
    if (video.paused) play(video);
    else video.pause();
  });
  // These events do not bubble.
  for (const name of ["play", "pause"]) document.addEventListener(name, label, true);
  for (const video of document.querySelectorAll<HTMLVideoElement>("video[data-autoplay]")) {
    video.controls = false;
    // In the HTML it is only how the film began.
    video.muted = true;
    if (matchMedia("(prefers-reduced-motion: no-preference)").matches) play(video);
  }
}

function play(video: HTMLVideoElement): void {
  // A browser that saves power refuses; the button stays what it was.
  video.play().catch(() => {});
}

function label({ target, type }: Event): void {
  const button =
    target instanceof Element &&
    target.closest("[data-video]")?.querySelector<HTMLElement>("[data-video-button]");
  if (!button) return;
  const { videoButton = "", videoPlay = "" } = button.dataset;
  button.textContent = type === "play" ? videoButton : videoPlay;
}
