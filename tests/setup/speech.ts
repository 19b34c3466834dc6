import { vi } from "vitest";

/** A fake speech synthesis voice. */
export function voice(lang: string, localService = true): SpeechSynthesisVoice {
  return { lang, localService, name: lang, voiceURI: lang, default: false };
}

/** Fakes speech synthesis, which jsdom lacks. `heard` has the utterances so far. */
export function stubSpeech(voices: SpeechSynthesisVoice[]) {
  class Utterance {
    voice: SpeechSynthesisVoice | null = null;
    lang = "";
    rate = 1;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly text: string) {}
  }
  const heard: Utterance[] = [];
  const speech = {
    onvoiceschanged: null as (() => void) | null,
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      heard.push(utterance);
    },
    cancel: vi.fn(),
  };
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  return {
    heard,
    cancelled: speech.cancel,
    words: () => heard.map(({ text }) => text),
    /** Ends the current sentence. */
    finish: () => heard.at(-1)?.onend?.(),
    fail: () => heard.at(-1)?.onerror?.(),
    voicesCame: (more: SpeechSynthesisVoice[]) => {
      voices.push(...more);
      speech.onvoiceschanged?.();
    },
  };
}
