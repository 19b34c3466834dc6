import { loadActivity } from "./activiteit/load.server";
import { loadBusinessPartnerOverview } from "./business-partner-overview/load.server";
import { loadLocation } from "./location/load.server";
import { loadMemoryTestResultPage } from "./memory-test-result-page/load.server";
import { loadNewsPage } from "./news/load.server";
import type { LoadedPage, PageLoader, PageRequest } from "./page-loader.server";
import { loadRecommendationOverviewPage } from "./recommendation-overview/load.server";
import { loadRegio } from "./regio/load.server";
import type { DecodedPage, PageData } from "./types";
import { loadVacancyPage } from "./vacancies/load.server";
import { loadVacancyOverviewPage } from "./vacancy-overview/load.server";

const pageLoaders: { [T in keyof PageData]: PageLoader<T> } = {
  activiteit: loadActivity,
  business_partner_overview: loadBusinessPartnerOverview,
  corporate_vacature: loadVacancyPage,
  location: loadLocation,
  memory_test_result_page: loadMemoryTestResultPage,
  news: loadNewsPage,
  recommendation_overview: loadRecommendationOverviewPage,
  regio: loadRegio,
  regio_nieuws: loadNewsPage,
  regio_vacancies: loadVacancyPage,
  vacancies: loadVacancyPage,
  vacancy_overview: loadVacancyOverviewPage,
};

/** Loads the data of a page of any type. A page without a loader is returned as it is. */
export async function loadData(page: DecodedPage, request: PageRequest): Promise<LoadedPage> {
  return hasData(page) ? loadDataOf(page, request) : { page };
}

function loadDataOf<T extends keyof PageData>(page: DecodedPage<T>, request: PageRequest) {
  const loaders: { [K in T]: PageLoader<K> } = pageLoaders;
  return loaders[page.type](page, request);
}

function hasData(page: DecodedPage): page is DecodedPage<keyof PageData> {
  return Object.hasOwn(pageLoaders, page.type);
}
