import type { Sentence } from "./sentences";

interface Listeners {
  onSentence: (sentence: Sentence) => void;
  onEnd: () => void;
  onFail: () => void;
}

export interface Speaker {
  /** Starts, or continues from the start of the interrupted sentence. */
  speak: () => void;
  pause: () => void;
}

// Slightly slower than the default of 1.
const rate = 0.95;

/**
 * Speaks sentences one by one. Pausing cancels the speech, as not every browser supports pausing, and some stop in
 * the middle of long texts.
 */
export function createSpeaker(sentences: Sentence[], voice: SpeechSynthesisVoice, on: Listeners): Speaker {
  let next = 0;
  // A reference, because some browsers garbage-collect a running utterance and then never fire `end`.
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
