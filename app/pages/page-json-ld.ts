import { eventMarkup } from "./activiteit/event-markup";
import type { Page } from "./schemas";
import { jobMarkup } from "./vacancies/job-markup";

/** What a page of this type says about itself in schema.org's words. */
export function pageJsonLd(page: Page, site: Parameters<typeof jobMarkup>[1]): object[] {
  const markup = markupOf(page, site);
  return markup ? [markup] : [];
}

function markupOf(page: Page, site: Parameters<typeof jobMarkup>[1]): object | null {
  if (page.type === "activiteit") return eventMarkup(page, site.origin);
  if ("vacancy" in page) return jobMarkup(page, site);
  return null;
}
