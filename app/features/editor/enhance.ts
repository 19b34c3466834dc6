import { loadScript } from "~/enhance/load-script";
import { storedCookie } from "./stored-cookie";
// `?worker&url` makes separate bundles, so that the site script contains only their addresses.
import copies from "./writing/copies?worker&url";
import writing from "./writing/writing?worker&url";

/**
 * Loads the editor where there is one, and the copies of what is typed on every page where members write, and where a
 * text was stored of which the browser has a copy.
 */
export function writingTools(document: Document): void {
  const load = (script: string) => void loadScript(script).catch(() => {});
  if (document.querySelector("[data-keep]") || document.cookie.includes(`${storedCookie}=`)) load(copies);
  // Without it the text areas stay.
  if (document.querySelector("[data-editor]")) load(writing);
}
