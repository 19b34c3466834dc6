import { longDate } from "~/utils/dates";
import type { Page } from "./definitions";

/** The title of a page's document: the editor's, else its own with what tells it from others of that name. */
export function pageTitle(page: Page): string {
  return page.meta.title ?? [page.title, distinction(page)].filter(Boolean).join(", ");
}

/** The same walk is held on many days, and places and stories in several towns share a name; '' where it is no help. */
function distinction(page: Page): string {
  const unsaid = (words: string | null | undefined) => (words && !page.title.includes(words) ? words : "");
  if (page.type === "location") return unsaid(page.location.address?.city);
  if (page.type === "regio_nieuws") return unsaid(page.region?.title);
  if (page.type !== "activiteit") return "";
  const { startDate, address } = page.activity;
  const town = unsaid(address?.city);
  return [startDate && longDate(startDate), town && `in ${town}`].filter(Boolean).join(" ");
}
