import { mark } from "./mark";
import { type Sentence, sentencesIn } from "./sentences";
import { createSpeaker, type Speaker } from "./speaker";

/**
 * Reads the header (`.a11y-read`) and the article (`#a11y-main`) of a page aloud, and marks the current sentence.
 * The label of the button is its next action: Lees voor, Pauze or Ga verder. `[data-read-stop]` is visible meanwhile.
 * @returns the click handler of the button
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

  const updateButtons = (text: string) => {
    label.textContent = text;
    if (speaker) bar.dataset.reading = "";
    else delete bar.dataset.reading;
    if (!stopButton) return;
    if (!speaker && document.activeElement === stopButton) button.focus();
    stopButton.hidden = !speaker;
  };
  const end = (text = start) => {
    if (!speaker) return;
    speaker.pause();
    speaker = last = null;
    speaking = false;
    mark(null);
    updateButtons(text);
  };
  const onSentence = (sentence: Sentence) => {
    mark(sentence);
    // The header is above the buttons; no scrolling, so that they stay in view.
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
    if (speaker) updateButtons(speaking ? pause : resume);
  };
}

function boundingBox({ range, element }: Sentence): DOMRect {
  return (range ?? element).getBoundingClientRect();
}

function isInView({ top, bottom }: DOMRect): boolean {
  return bottom > 0 && top < innerHeight;
}

/** Scrolls to a sentence that is outside the middle of the window. */
function scrollIntoReadingArea({ top, bottom }: DOMRect): void {
  if (top < innerHeight / 8 || bottom > innerHeight * 0.75) scrollBy(0, top - innerHeight / 3);
}
