import type { FunctionComponent } from "react";
import { ActivityPage } from "./activiteit/component";
import { BusinessPartnerPage } from "./business-partner/component";
import { BusinessPartnerOverview } from "./business-partner-overview/component";
import { ContentPage } from "./content-page/component";
import type { PageType } from "./definitions";
import { Homepage } from "./homepage/component";
import { LocationPage } from "./location/component";
import { MemoryTestResultPage } from "./memory-test-result-page/component";
import { NewsPage } from "./news/component";
import { OverviewPage } from "./overview-page/component";
import { PlainPage } from "./plain-page/component";
import { RecommendationOverview } from "./recommendation-overview/component";
import { RegionPage } from "./regio/component";
import type { PageProps } from "./types";
import { VacancyPage } from "./vacancies/component";
import { VacancyOverviewPage } from "./vacancy-overview/component";

/** The component of every page type; a missing one does not compile. */
export const pageComponents: { [T in PageType]: FunctionComponent<PageProps<T>> } = {
  activiteit: ActivityPage,
  business_partner: BusinessPartnerPage,
  business_partner_overview: BusinessPartnerOverview,
  content_page: ContentPage,
  corporate_vacature: VacancyPage,
  homepage: Homepage,
  location: LocationPage,
  memory_test_result_page: MemoryTestResultPage,
  news: NewsPage,
  over_de_regio: PlainPage,
  overview_page: OverviewPage,
  quiz: PlainPage,
  recommendation_overview: RecommendationOverview,
  regio: RegionPage,
  regio_nieuws: NewsPage,
  regio_overzicht: OverviewPage,
  regio_vacancies: VacancyPage,
  shoppagina: OverviewPage,
  vacancies: VacancyPage,
  vacancy_overview: VacancyOverviewPage,
};
