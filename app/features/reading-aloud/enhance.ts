import { loadScript } from "~/enhance/load-script";
import { dutchVoice } from "./dutch-voice";
// A bundle of its own, as for a worker: the site script carries its address alone.
import reader from "./reader/reader?worker&url";

/**
 * `[data-read-aloud]` has the page read by a Dutch voice of the visitor's own browser. The button shows where there
 * is such a voice; what reads is fetched when it is first used.
 */
export function readAloud(document: Document): void {
  const button = document.querySelector<HTMLElement>("[data-read-aloud]");
  if (!button || !("speechSynthesis" in window)) return;
  const reveal = () => {
    if (dutchVoice()) button.hidden = false;
  };
  // Voices come in by themselves; not every browser says when.
  reveal();
  speechSynthesis.onvoiceschanged = reveal;
  setTimeout(reveal, 1000);
  const begin = () => {
    button.removeEventListener("click", begin);
    // iOS lets a page speak from then on, if it begins at the click itself.
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
    loadScript(reader).catch(() => {
      const label = button.querySelector("span");
      if (label) label.textContent = button.dataset.failed ?? "";
      button.addEventListener("click", begin);
    });
  };
  button.addEventListener("click", begin);
}
