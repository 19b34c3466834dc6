import type { Sentence } from "./sentences";

interface Listeners {
  onSentence: (sentence: Sentence) => void;
  onEnd: () => void;
  onFail: () => void;
}

export interface Speaker {
  /** Reads on from where it stopped: from the start of that sentence. */
  speak: () => void;
  pause: () => void;
}

// A little slower than voices speak by themselves.
const rate = 0.95;

/**
 * Says sentences one after another. Pausing means stopping: not every browser can hold a voice, and some fall silent
 * in a long text.
 */
export function createSpeaker(sentences: Sentence[], voice: SpeechSynthesisVoice, on: Listeners): Speaker {
  let next = 0;
  // Kept while it sounds: a browser may forget it, and with it that it ended.
  let speaking: SpeechSynthesisUtterance | null = null;

  const speak = () => {
    const sentence = sentences[next];
    if (!sentence) {
      on.onEnd();
      return;
    }
    const utterance = new SpeechSynthesisUtterance(sentence.words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = rate;
    utterance.onend = () => {
      if (speaking !== utterance) return;
      next += 1;
      speak();
    };
    utterance.onerror = () => {
      if (speaking === utterance) on.onFail();
    };
    speaking = utterance;
    on.onSentence(sentence);
    speechSynthesis.speak(utterance);
  };
  const pause = () => {
    speaking = null;
    speechSynthesis.cancel();
  };
  return { speak, pause };
}
