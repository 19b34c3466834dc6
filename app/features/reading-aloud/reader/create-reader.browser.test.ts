import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../../tests/setup/find";
import { stubSpeech, voice } from "../../../../tests/setup/speech";
import { createReader } from "./create-reader";

let speech: ReturnType<typeof stubSpeech>;
let press: () => void;
const button = () => find("[data-read-aloud]", HTMLButtonElement);
const stop = () => find("[data-read-stop]", HTMLButtonElement);
/** Where a part of the page is in the window of 800 px high; jsdom measures nothing. */
let tops: Record<string, number>;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="a11y-read"><h1>Je partner</h1></div>
    <div class="toolbar">
      <button data-read-aloud data-start="Lees voor" data-pause="Pauze" data-resume="Ga verder" data-failed="Lukt niet" data-picture="Afbeelding:"><span>Lees voor</span></button>
      <button data-read-stop hidden>Stop</button>
    </div>
    <article id="a11y-main"><p id="een">Begin klein. Bel iemand.</p><p id="twee">Rust uit.</p></article>
    <p>Elders</p>`;
  tops = { een: 100, twee: 200 };
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("scrollBy", vi.fn());
  Range.prototype.getBoundingClientRect = function () {
    return new DOMRect(0, tops[this.startContainer.parentElement?.id ?? ""] ?? 0, 100, 20);
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 50, 100, 50));
  const dutch = voice("nl-NL");
  speech = stubSpeech([dutch]);
  press = createReader(document, button(), dutch);
});

afterEach(() => {
  window.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
});

/** Says so many sentences to their end. */
function hear(sentences: number): void {
  for (let said = 0; said < sentences; said += 1) speech.finish();
}

test("the head and the article are read, one sentence after another, in Dutch", () => {
  press();
  hear(4);
  expect(speech.words()).toEqual(["Je partner", "Begin klein.", "Bel iemand.", "Rust uit."]);
  expect(speech.heard.every(({ lang, voice }) => lang === "nl-NL" && voice?.lang === "nl-NL")).toBe(true);
});

test("while it reads the button says Pauze and Stop stands beside it; at the end all is as it was", () => {
  press();
  expect([button().textContent, stop().hidden]).toEqual(["Pauze", false]);
  hear(4);
  expect([button().textContent, stop().hidden]).toEqual(["Lees voor", true]);
  expect(document.querySelector(".is-reading, .is-read")).toBeNull();
});

test("Pauze falls silent, and Ga verder reads on from that sentence", () => {
  press();
  hear(1);
  press();
  expect(button().textContent).toBe("Ga verder");
  expect(speech.cancelled).toHaveBeenCalled();
  expect(stop().hidden).toBe(false);
  press();
  expect(button().textContent).toBe("Pauze");
  expect(speech.words()).toEqual(["Je partner", "Begin klein.", "Begin klein."]);
});

test("a sentence that is broken off does not bring the next one", () => {
  press();
  press();
  // Some browsers call that an end, others an error.
  speech.finish();
  speech.fail();
  expect(speech.words()).toEqual(["Je partner"]);
  expect(button().textContent).toBe("Ga verder");
});

test("Stop ends it and gives its focus to the button; a new press begins at the top", () => {
  press();
  hear(2);
  stop().focus();
  stop().click();
  expect([button().textContent, stop().hidden]).toEqual(["Lees voor", true]);
  expect(document.activeElement).toBe(button());
  press();
  expect(speech.words().at(-1)).toBe("Je partner");
});

test("leaving the page ends it", () => {
  press();
  window.dispatchEvent(new Event("pagehide"));
  expect(speech.cancelled).toHaveBeenCalled();
  expect(button().textContent).toBe("Lees voor");
});

test("a voice that fails says so on the button", () => {
  press();
  speech.fail();
  expect([button().textContent, stop().hidden]).toEqual(["Lukt niet", true]);
  press();
  expect(button().textContent).toBe("Pauze");
});

test("without the Highlight API the paragraph that is read is marked", () => {
  press();
  hear(1);
  expect([...document.querySelectorAll(".is-read")].map(({ id }) => id)).toEqual(["een"]);
  hear(2);
  expect([...document.querySelectorAll(".is-read")].map(({ id }) => id)).toEqual(["twee"]);
});

test("with it the sentence itself is, and the page stays as it was", () => {
  const highlights = new Map<string, { range: Range }>();
  vi.stubGlobal("CSS", { highlights });
  vi.stubGlobal(
    "Highlight",
    class {
      constructor(readonly range: Range) {}
    },
  );
  const html = find("article", HTMLElement).innerHTML;
  press();
  hear(2);
  expect(highlights.get("voorlezen")?.range.toString()).toBe("Bel iemand.");
  expect(find("article", HTMLElement).innerHTML).toBe(html);
  stop().click();
  expect(highlights.size).toBe(0);
});

test("a sentence below the window is brought in sight", () => {
  tops = { een: 100, twee: 900 };
  press();
  hear(3);
  expect(scrollBy).toHaveBeenCalledOnce();
});

test("whoever scrolled away from what is read stays there", () => {
  press();
  hear(1);
  tops = { een: -600, twee: -500 };
  hear(2);
  expect(scrollBy).not.toHaveBeenCalled();
});

test("a page without anything to read ends at once", () => {
  document.body.querySelector("article")?.remove();
  document.body.querySelector("h1")?.remove();
  press();
  expect(button().textContent).toBe("Lees voor");
});
