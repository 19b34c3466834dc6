import { loadScript } from "~/enhance/load-script";
import sheet from "./suggest/styles.css?url";
// A bundle of its own, as for a worker: who does not search does without it.
import suggestions from "./suggest/suggest?worker&url";

/** A search box (`data-suggest`) names pages while somebody types; what does so is fetched when one has the focus. */
export function suggest(document: Document): void {
  const begin = () => {
    if (!document.activeElement?.matches("[data-suggest]")) return;
    document.removeEventListener("focusin", begin);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet;
    document.head.append(link);
    // Without it the form searches as it did.
    loadScript(suggestions).catch(() => {});
  };
  document.addEventListener("focusin", begin);
  begin();
}
