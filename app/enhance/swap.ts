import { loadScript } from "./load-script";
// A bundle of its own, as for a worker: pages without a list do without it.
import inPlace from "./swap/swap?worker&url";

/** On a page with a `data-region` its links and forms change that part in place (app/enhance/region/). */
export function region(document: Document): void {
  // Until it is there, and without it, they lead to a page of their own.
  if (document.querySelector("[data-region]")) loadScript(inPlace).catch(() => {});
}
