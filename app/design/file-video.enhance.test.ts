import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { videos } from "./file-video.enhance";

const film = (id: string, attributes = "") => `
  <div data-video>
    <video id="${id}" controls ${attributes}></video>
    <button id="knop-${id}" hidden data-video-button="Zet stil" data-video-play="Speel af">Speel af</button>
  </div>`;

/** Starts the script with mocked playback, which jsdom lacks. Returns whether a video is playing. */
function start(allowsMotion: boolean, rejectsPlay = false) {
  vi.stubGlobal("matchMedia", () => ({ matches: allowsMotion }));
  const running = new Set<HTMLMediaElement>();
  vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(function (this: HTMLMediaElement) {
    return !running.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    if (rejectsPlay) throw new DOMException("not now", "NotAllowedError");
    running.add(this);
    this.dispatchEvent(new Event("play"));
  });
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(function (this: HTMLMediaElement) {
    running.delete(this);
    this.dispatchEvent(new Event("pause"));
  });
  document.body.innerHTML = film("verhaal") + film("sfeer", "muted loop data-autoplay");
  const listen = vi.spyOn(document, "addEventListener");
  videos(document);
  const listeners = [...listen.mock.calls];
  onTestFinished(() => {
    for (const listener of listeners) document.removeEventListener(...listener);
  });
  return { isPlaying: (id: string) => running.has(find(`#${id}`, HTMLVideoElement)) };
}

const button = (id: string) => find(`#knop-${id}`, HTMLButtonElement);

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a silent autoplay video starts muted, and can be paused", () => {
  const { isPlaying } = start(true);
  expect(isPlaying("sfeer")).toBe(true);
  expect(find("#sfeer", HTMLVideoElement).muted).toBe(true);
  expect(button("sfeer").textContent).toBe("Zet stil");
});

test("the button plays and pauses a video, and its label is the next action", () => {
  const { isPlaying } = start(false);
  button("verhaal").click();
  expect([isPlaying("verhaal"), isPlaying("sfeer")]).toEqual([true, false]);
  expect([button("verhaal").textContent, button("sfeer").textContent]).toEqual(["Zet stil", "Speel af"]);
  button("verhaal").click();
  expect(isPlaying("verhaal")).toBe(false);
  expect(button("verhaal").textContent).toBe("Speel af");
});

test("an autoplay video does not start with reduced motion", () => {
  const { isPlaying } = start(false);
  expect(isPlaying("sfeer")).toBe(false);
  expect(button("sfeer").textContent).toBe("Speel af");
});

test("a video without autoplay does not start and keeps the controls of the browser", () => {
  const { isPlaying } = start(true);
  expect(isPlaying("verhaal")).toBe(false);
  expect(find("#verhaal", HTMLVideoElement).controls).toBe(true);
  expect(find("#sfeer", HTMLVideoElement).controls).toBe(false);
});

test("every video has a visible button", () => {
  start(false);
  expect([button("verhaal").hidden, button("sfeer").hidden]).toEqual([false, false]);
});

test("when the browser rejects playback, the button stays unchanged", async () => {
  start(true, true);
  await Promise.resolve();
  expect(button("sfeer").textContent).toBe("Speel af");
});
