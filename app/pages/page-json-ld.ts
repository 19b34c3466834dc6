import type { Publisher } from "~/shell/structured-data";
import { eventMarkup } from "./activiteit/event-markup";
import type { Page } from "./definitions";
import { newsMarkup } from "./news/news-markup";
import { jobMarkup } from "./vacancies/job-markup";

/** Whose site it is, and when. */
export interface SiteFacts extends Publisher {
  now: Date;
}

/** What a page of this type says about itself in schema.org's words. */
export function pageJsonLd(page: Page, site: SiteFacts): object[] {
  const markup = markupOf(page, site);
  return markup ? [markup] : [];
}

function markupOf(page: Page, site: SiteFacts): object | null {
  if (page.type === "news" || page.type === "regio_nieuws") return newsMarkup(page, site);
  if (page.type === "activiteit") return eventMarkup(page, site.origin);
  if ("vacancy" in page) return jobMarkup(page, site);
  return null;
}
