import { loadScript } from "~/enhance/load-script";
import sheet from "./suggest/styles.css?url";
// `?worker&url` makes a separate bundle, which loads only when a visitor searches.
import suggestions from "./suggest/suggest?worker&url";

/** Loads the script that suggests pages in a search box (`data-suggest`), when one gets focus. */
export function suggest(document: Document): void {
  const loadOnFocus = () => {
    if (!document.activeElement?.matches("[data-suggest]")) return;
    document.removeEventListener("focusin", loadOnFocus);
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = sheet;
    document.head.append(link);
    // On failure the form still searches.
    loadScript(suggestions).catch(() => {});
  };
  document.addEventListener("focusin", loadOnFocus);
  loadOnFocus();
}
