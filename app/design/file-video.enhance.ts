/**
 * Shows a button that plays and pauses the video files of the CMS. A silent autoplay video has no other controls
 * and starts unless the visitor prefers reduced motion.
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
  // These events do not bubble, so they are captured.
  for (const name of ["play", "pause"]) document.addEventListener(name, updateLabel, true);
  for (const video of document.querySelectorAll<HTMLVideoElement>("video[data-autoplay]")) {
    video.controls = false;
    // The HTML attribute `muted` sets only the default.
    video.muted = true;
    if (matchMedia("(prefers-reduced-motion: no-preference)").matches) play(video);
  }
}

function play(video: HTMLVideoElement): void {
  // A browser that saves power may reject; then the button stays unchanged.
  video.play().catch(() => {});
}

function updateLabel({ target, type }: Event): void {
  const button =
    target instanceof Element &&
    target.closest("[data-video]")?.querySelector<HTMLElement>("[data-video-button]");
  if (!button) return;
  const { videoButton = "", videoPlay = "" } = button.dataset;
  button.textContent = type === "play" ? videoButton : videoPlay;
}
