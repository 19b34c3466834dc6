import { loadScript } from "~/enhance/load-script";
import { storedCookie } from "./stored-cookie";
// `?worker&url` makes a separate bundle, so that the site script contains only its address.
import writing from "./writing/writing?worker&url";

/** Loads the editor on pages where members write, and where a text was stored of which the browser has a copy. */
export function writingTools(document: Document): void {
  if (document.querySelector("[data-editor]") || document.cookie.includes(`${storedCookie}=`))
    // Without it the text areas stay.
    loadScript(writing).catch(() => {});
}
