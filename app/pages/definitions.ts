import { activiteit } from "./activiteit/definition";
import { businessPartner } from "./business-partner/definition";
import { businessPartnerOverview } from "./business-partner-overview/definition";
import { contentPage } from "./content-page/definition";
import { homepage } from "./homepage/definition";
import { location } from "./location/definition";
import { memoryTestResultPage } from "./memory-test-result-page/definition";
import { news, regioNieuws } from "./news/definition";
import { overviewPage, regioOverzicht, shoppagina } from "./overview-page/definition";
import { overDeRegio, quiz } from "./plain-page/definition";
import { recommendationOverview } from "./recommendation-overview/definition";
import { regio } from "./regio/definition";
import { corporateVacature, regioVacancies, vacancies } from "./vacancies/definition";
import { vacancyOverview } from "./vacancy-overview/definition";

/** The definition of every page type, by its bundle in the CMS. */
export const pageDefinitions = {
  activiteit,
  business_partner: businessPartner,
  business_partner_overview: businessPartnerOverview,
  content_page: contentPage,
  corporate_vacature: corporateVacature,
  homepage,
  location,
  memory_test_result_page: memoryTestResultPage,
  news,
  over_de_regio: overDeRegio,
  overview_page: overviewPage,
  quiz,
  recommendation_overview: recommendationOverview,
  regio,
  regio_nieuws: regioNieuws,
  regio_overzicht: regioOverzicht,
  regio_vacancies: regioVacancies,
  shoppagina,
  vacancies,
  vacancy_overview: vacancyOverview,
};

export type PageType = keyof typeof pageDefinitions;
