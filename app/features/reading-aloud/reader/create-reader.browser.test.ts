import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../../tests/setup/find";
import { stubSpeech, voice } from "../../../../tests/setup/speech";
import { createReader } from "./create-reader";

let speech: ReturnType<typeof stubSpeech>;
let press: () => void;
const button = () => find("[data-read-aloud]", HTMLButtonElement);
const stop = () => find("[data-read-stop]", HTMLButtonElement);
/** Vertical positions in a window of 800 px, because jsdom has no layout. */
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

/** Finishes a number of sentences. */
function finishSentences(sentences: number): void {
  for (let count = 0; count < sentences; count += 1) speech.finish();
}

test("the header and the article are read sentence by sentence, in Dutch", () => {
  press();
  finishSentences(4);
  expect(speech.words()).toEqual(["Je partner", "Begin klein.", "Bel iemand.", "Rust uit."]);
  expect(speech.heard.every(({ lang, voice }) => lang === "nl-NL" && voice?.lang === "nl-NL")).toBe(true);
});

test("while reading, the button is labelled Pauze and Stop is visible; at the end both are reset", () => {
  press();
  expect([button().textContent, stop().hidden]).toEqual(["Pauze", false]);
  finishSentences(4);
  expect([button().textContent, stop().hidden]).toEqual(["Lees voor", true]);
  expect(document.querySelector("[data-reading], [data-read]")).toBeNull();
});

test("Pauze stops the speech, and Ga verder continues with the same sentence", () => {
  press();
  finishSentences(1);
  press();
  expect(button().textContent).toBe("Ga verder");
  expect(speech.cancelled).toHaveBeenCalled();
  expect(stop().hidden).toBe(false);
  press();
  expect(button().textContent).toBe("Pauze");
  expect(speech.words()).toEqual(["Je partner", "Begin klein.", "Begin klein."]);
});

test("a cancelled sentence does not start the next one", () => {
  press();
  press();
  // Some browsers fire `end` after a cancellation, others `error`.
  speech.finish();
  speech.fail();
  expect(speech.words()).toEqual(["Je partner"]);
  expect(button().textContent).toBe("Ga verder");
});

test("Stop ends the reading and moves focus to the button; the next press starts from the beginning", () => {
  press();
  finishSentences(2);
  stop().focus();
  stop().click();
  expect([button().textContent, stop().hidden]).toEqual(["Lees voor", true]);
  expect(document.activeElement).toBe(button());
  press();
  expect(speech.words().at(-1)).toBe("Je partner");
});

test("leaving the page ends the reading", () => {
  press();
  window.dispatchEvent(new Event("pagehide"));
  expect(speech.cancelled).toHaveBeenCalled();
  expect(button().textContent).toBe("Lees voor");
});

test("when the voice fails, the button shows an error", () => {
  press();
  speech.fail();
  expect([button().textContent, stop().hidden]).toEqual(["Lukt niet", true]);
  press();
  expect(button().textContent).toBe("Pauze");
});

test("without the Custom Highlight API the current paragraph is marked", () => {
  press();
  finishSentences(1);
  expect([...document.querySelectorAll("[data-read]")].map(({ id }) => id)).toEqual(["een"]);
  finishSentences(2);
  expect([...document.querySelectorAll("[data-read]")].map(({ id }) => id)).toEqual(["twee"]);
});

test("with the Custom Highlight API the current sentence is marked, without changing the HTML", () => {
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
  finishSentences(2);
  expect(highlights.get("voorlezen")?.range.toString()).toBe("Bel iemand.");
  expect(find("article", HTMLElement).innerHTML).toBe(html);
  stop().click();
  expect(highlights.size).toBe(0);
});

test("the page scrolls to a sentence below the window", () => {
  tops = { een: 100, twee: 900 };
  press();
  finishSentences(3);
  expect(scrollBy).toHaveBeenCalledOnce();
});

test("the page does not scroll after the visitor scrolled away", () => {
  press();
  finishSentences(1);
  tops = { een: -600, twee: -500 };
  finishSentences(2);
  expect(scrollBy).not.toHaveBeenCalled();
});

test("reading a page without text ends at once", () => {
  document.body.querySelector("article")?.remove();
  document.body.querySelector("h1")?.remove();
  press();
  expect(button().textContent).toBe("Lees voor");
});
