import { mark } from "./mark";
import { type Sentence, sentencesIn } from "./sentences";
import { createSpeaker, type Speaker } from "./speaker";

/**
 * Reads a page aloud, its head (`.a11y-read`) and its article (`#a11y-main`), and marks the sentence that sounds.
 * The button says what a press does next: Lees voor, Pauze, Ga verder; beside it `[data-read-stop]` appears.
 * @returns what a press on the button does
 */
export function createReader(
  document: Document,
  button: HTMLElement,
  voice: SpeechSynthesisVoice,
): () => void {
  const { start = "", pause = "", resume = "", failed = "", picture = "" } = button.dataset;
  const bar = button.closest<HTMLElement>(".toolbar") ?? button;
  const label = button.querySelector("span") ?? button;
  const stopButton = bar.querySelector<HTMLElement>("[data-read-stop]");
  const article = document.querySelector("#a11y-main");
  let speaker: Speaker | null = null;
  let speaking = false;
  let last: Sentence | null = null;

  const show = (words: string) => {
    label.textContent = words;
    bar.classList.toggle("is-reading", speaker !== null);
    if (!stopButton) return;
    if (!speaker && document.activeElement === stopButton) button.focus();
    stopButton.hidden = !speaker;
  };
  const end = (words = start) => {
    if (!speaker) return;
    speaker.pause();
    speaker = last = null;
    speaking = false;
    mark(null);
    show(words);
  };
  const onSentence = (sentence: Sentence) => {
    mark(sentence);
    // What stands in the head is above the bar with its buttons: those stay in sight.
    if (!article?.contains(sentence.element)) return;
    if (isInView(last ? boundingBox(last) : bar.getBoundingClientRect()))
      scrollIntoReadingArea(boundingBox(sentence));
    last = sentence;
  };

  stopButton?.addEventListener("click", () => end());
  addEventListener("pagehide", () => end());
  return () => {
    if (speaking) speaker?.pause();
    else {
      speaker =
        speaker ??
        createSpeaker(sentencesIn(document.querySelectorAll(".a11y-read,#a11y-main"), picture), voice, {
          onSentence,
          onEnd: end,
          onFail: () => end(failed),
        });
      speaker.speak();
    }
    speaking = !speaking && speaker !== null;
    if (speaker) show(speaking ? pause : resume);
  };
}

function boundingBox({ range, element }: Sentence): DOMRect {
  return (range ?? element).getBoundingClientRect();
}

function isInView({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}

/** Brings a sentence in sight; whoever scrolled away to read something else stays there. */
function scrollIntoReadingArea({ top, bottom }: DOMRect): void {
  if (top < innerHeight / 8 || bottom > innerHeight * 0.75) scrollBy(0, top - innerHeight / 3);
}
