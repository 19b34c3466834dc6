import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import { stubSpeech, voice } from "../../../tests/setup/speech";
import { dutchVoice } from "./dutch-voice";
import { readAloud } from "./enhance";

const button = () => find("[data-read-aloud]", HTMLButtonElement);
const scripts = () => document.head.querySelectorAll("script");

function page(): void {
  document.head.innerHTML = "";
  document.body.innerHTML = `
    <button hidden data-read-aloud data-failed="Lukt niet. Probeer opnieuw"><span>Lees voor</span></button>`;
}

beforeEach(() => {
  vi.useFakeTimers();
  page();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser without speech synthesis has no button", () => {
  readAloud(document);
  vi.runAllTimers();
  expect(button().hidden).toBe(true);
});

test.each(["en-GB", "nds-DE", "de_NL"])("a browser whose voice is %s has no button", (lang) => {
  stubSpeech([voice(lang)]);
  readAloud(document);
  vi.runAllTimers();
  expect(button().hidden).toBe(true);
});

test.each(["nl-NL", "nl_BE", "nl"])("a browser with a voice for %s has a button", (lang) => {
  stubSpeech([voice("en-GB"), voice(lang)]);
  readAloud(document);
  expect(button().hidden).toBe(false);
});

test("the button appears when voices load later, with or without an event", () => {
  const speech = stubSpeech([]);
  readAloud(document);
  expect(button().hidden).toBe(true);
  speech.voicesCame([voice("nl-NL")]);
  expect(button().hidden).toBe(false);
  page();
  const voices: SpeechSynthesisVoice[] = [];
  stubSpeech(voices);
  readAloud(document);
  voices.push(voice("nl-NL"));
  vi.runAllTimers();
  expect(button().hidden).toBe(false);
});

test("a local voice takes precedence over one that needs the network", () => {
  stubSpeech([voice("nl-NL", false), voice("en-GB"), voice("nl-BE")]);
  expect(dutchVoice()?.lang).toBe("nl-BE");
  stubSpeech([voice("nl-NL", false)]);
  expect(dutchVoice()?.lang).toBe("nl-NL");
});

test("the first click loads the reader once and speaks an empty text, as iOS requires", () => {
  const speech = stubSpeech([voice("nl-NL")]);
  readAloud(document);
  expect(scripts()).toHaveLength(0);
  button().click();
  expect(speech.words()).toEqual([""]);
  button().click();
  expect(scripts()).toHaveLength(1);
});

test("when the reader fails to load, the button shows an error and can be pressed again", async () => {
  stubSpeech([voice("nl-NL")]);
  readAloud(document);
  button().click();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    scripts()[0]?.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(button().textContent).toBe("Lukt niet. Probeer opnieuw");
  button().click();
  expect(scripts()).toHaveLength(1);
});
