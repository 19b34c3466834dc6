import { loadScript } from "~/enhance/load-script";
import { dutchVoice } from "./dutch-voice";
// `?worker&url` makes a separate bundle, so that the site script contains only its address.
import reader from "./reader/reader?worker&url";

/**
 * The button `[data-read-aloud]` reads the page with a Dutch voice of the browser. It is visible only when there is
 * such a voice; the reader script loads on the first click.
 */
export function readAloud(document: Document): void {
  const button = document.querySelector<HTMLElement>("[data-read-aloud]");
  if (!button || !("speechSynthesis" in window)) return;
  const reveal = () => {
    if (dutchVoice()) button.hidden = false;
  };
  // Voices load asynchronously, and not every browser fires `voiceschanged`.
  reveal();
  speechSynthesis.onvoiceschanged = reveal;
  setTimeout(reveal, 1000);
  const start = () => {
    button.removeEventListener("click", start);
    // iOS allows speech only after a call to `speak` in the click handler itself.
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
    loadScript(reader).catch(() => {
      const label = button.querySelector("span");
      if (label) label.textContent = button.dataset.failed ?? "";
      button.addEventListener("click", start);
    });
  };
  button.addEventListener("click", start);
}
