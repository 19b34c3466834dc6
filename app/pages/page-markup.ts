import type { Publisher } from "~/shell/structured-data";
import { eventMarkup } from "./activiteit/event-markup";
import type { PageType } from "./definitions";
import { newsMarkup } from "./news/news-markup";
import type { DecodedPage } from "./types";
import { jobMarkup } from "./vacancies/job-markup";

/** The publisher of the site, and the time of the request. */
export interface SiteFacts extends Publisher {
  now: Date;
}

const markupByType: { [T in PageType]?: (page: DecodedPage<T>, site: SiteFacts) => object | null } = {
  activiteit: eventMarkup,
  corporate_vacature: jobMarkup,
  news: newsMarkup,
  regio_nieuws: newsMarkup,
  regio_vacancies: jobMarkup,
  vacancies: jobMarkup,
};

/** The structured data (schema.org) of a page. */
export function pageMarkup<T extends PageType>(page: DecodedPage<T>, site: SiteFacts): object[] {
  const markupOf: { [K in T]?: (page: DecodedPage<K>, site: SiteFacts) => object | null } = markupByType;
  const markup = markupOf[page.type]?.(page, site);
  return markup ? [markup] : [];
}
