import { dutchVoice } from "../dutch-voice";
import { createReader } from "./create-reader";

// Loaded on the first click (app/features/reading-aloud/enhance.ts), so reading starts at once.
const button = document.querySelector<HTMLElement>("[data-read-aloud]");
const voice = dutchVoice();
if (button && voice) {
  const press = createReader(document, button, voice);
  button.addEventListener("click", press);
  press();
}
