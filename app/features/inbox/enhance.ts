import { loadScript } from "~/enhance/load-script";
// `?worker&url` makes a separate bundle, which loads only on the pages of conversations.
import live from "./live/live?worker&url";

/** Loads what shows new messages (`data-live`). Without it a link looks for them. */
export function liveMessages(document: Document): void {
  if (document.querySelector("[data-live]")) loadScript(live).catch(() => {});
}
