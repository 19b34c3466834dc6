import { contentPageExamples } from "./content-page/examples";
import { homepageExamples } from "./homepage/examples";
import { newsExamples } from "./news/examples";
import { overviewPageExamples } from "./overview-page/examples";
import type { PageType } from "./schemas";

/** Examples of every page type by what they show; a page type without any does not compile. */
export const pageExamples: Record<PageType, Record<string, unknown>> = {
  content_page: contentPageExamples,
  homepage: homepageExamples,
  news: newsExamples,
  overview_page: overviewPageExamples,
};
