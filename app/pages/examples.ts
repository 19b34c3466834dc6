import { activiteitExamples } from "./activiteit/examples";
import { businessPartnerExamples } from "./business-partner/examples";
import { businessPartnerOverviewExamples } from "./business-partner-overview/examples";
import { contentPageExamples } from "./content-page/examples";
import type { PageType } from "./definitions";
import { homepageExamples } from "./homepage/examples";
import { locationExamples } from "./location/examples";
import { memoryTestResultPageExamples } from "./memory-test-result-page/examples";
import { newsExamples, regioNieuwsExamples } from "./news/examples";
import { overviewPageExamples, regioOverzichtExamples, shoppaginaExamples } from "./overview-page/examples";
import { overDeRegioExamples, quizExamples } from "./plain-page/examples";
import { recommendationOverviewExamples } from "./recommendation-overview/examples";
import { regioExamples } from "./regio/examples";
import { corporateVacatureExamples, regioVacanciesExamples, vacanciesExamples } from "./vacancies/examples";
import { vacancyOverviewExamples } from "./vacancy-overview/examples";

/** Examples of every page type, by description; a type without examples does not compile. */
export const pageExamples: Record<PageType, Record<string, unknown>> = {
  activiteit: activiteitExamples,
  business_partner: businessPartnerExamples,
  business_partner_overview: businessPartnerOverviewExamples,
  content_page: contentPageExamples,
  corporate_vacature: corporateVacatureExamples,
  homepage: homepageExamples,
  location: locationExamples,
  memory_test_result_page: memoryTestResultPageExamples,
  news: newsExamples,
  over_de_regio: overDeRegioExamples,
  overview_page: overviewPageExamples,
  quiz: quizExamples,
  recommendation_overview: recommendationOverviewExamples,
  regio: regioExamples,
  regio_nieuws: regioNieuwsExamples,
  regio_overzicht: regioOverzichtExamples,
  regio_vacancies: regioVacanciesExamples,
  shoppagina: shoppaginaExamples,
  vacancies: vacanciesExamples,
  vacancy_overview: vacancyOverviewExamples,
};
