import { loadScript } from "./load-script";
// `?worker&url` makes a separate bundle, so that pages without a list do not load it.
import inPlace from "./swap/swap?worker&url";

/** Loads the swap script on pages with a `data-swap`. Until it runs, links and forms load whole pages. */
export function swap(document: Document): void {
  if (document.querySelector("[data-swap]")) loadScript(inPlace).catch(() => {});
}
