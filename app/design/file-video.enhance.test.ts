import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { find } from "../../tests/setup/find";
import { videos } from "./file-video.enhance";

const film = (id: string, attributes = "") => `
  <div data-video>
    <video id="${id}" controls ${attributes}></video>
    <button id="knop-${id}" hidden data-video-button="Zet stil" data-video-play="Speel af">Speel af</button>
  </div>`;

/** jsdom plays nothing: only whether a film runs. */
function start(motionWelcome: boolean, refuses = false) {
  vi.stubGlobal("matchMedia", () => ({ matches: motionWelcome }));
  const running = new Set<HTMLMediaElement>();
  vi.spyOn(HTMLMediaElement.prototype, "paused", "get").mockImplementation(function (this: HTMLMediaElement) {
    return !running.has(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async function (this: HTMLMediaElement) {
    if (refuses) throw new DOMException("not now", "NotAllowedError");
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
  return { runs: (id: string) => running.has(find(`#${id}`, HTMLVideoElement)) };
}

const button = (id: string) => find(`#knop-${id}`, HTMLButtonElement);

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a film that decorates starts where motion is welcome, without sound, and can be stopped", () => {
  const { runs } = start(true);
  expect(runs("sfeer")).toBe(true);
  expect(find("#sfeer", HTMLVideoElement).muted).toBe(true);
  expect(button("sfeer").textContent).toBe("Zet stil");
});

test("the button stops a film and starts it, and says which", () => {
  const { runs } = start(false);
  button("verhaal").click();
  expect([runs("verhaal"), runs("sfeer")]).toEqual([true, false]);
  expect([button("verhaal").textContent, button("sfeer").textContent]).toEqual(["Zet stil", "Speel af"]);
  button("verhaal").click();
  expect(runs("verhaal")).toBe(false);
  expect(button("verhaal").textContent).toBe("Speel af");
});

test("where motion is not welcome it waits", () => {
  const { runs } = start(false);
  expect(runs("sfeer")).toBe(false);
  expect(button("sfeer").textContent).toBe("Speel af");
});

test("a film that tells something waits, and keeps the browser's controls", () => {
  const { runs } = start(true);
  expect(runs("verhaal")).toBe(false);
  expect(find("#verhaal", HTMLVideoElement).controls).toBe(true);
  expect(find("#sfeer", HTMLVideoElement).controls).toBe(false);
});

test("every film has its button", () => {
  start(false);
  expect([button("verhaal").hidden, button("sfeer").hidden]).toEqual([false, false]);
});

test("a browser that refuses leaves the button as it was", async () => {
  start(true, true);
  await Promise.resolve();
  expect(button("sfeer").textContent).toBe("Speel af");
});
