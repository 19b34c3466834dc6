import { loadScript } from "./load-script";
// A bundle of its own, as for a worker: pages without a list do not load it.
import inPlace from "./swap/swap?worker&url";

/** Loads the swap script on pages with a `data-swap`. Until it runs, links and forms load a whole page. */
export function swap(document: Document): void {
  if (document.querySelector("[data-swap]")) loadScript(inPlace).catch(() => {});
}
