import { watchMessages } from "./watch-messages";

// Loaded on the pages of conversations (app/features/inbox/enhance.ts).
const part = document.querySelector<HTMLElement>("[data-live]");
if (part) watchMessages(part);
