import { z } from "zod";
import { bundleField } from "~/fields/drupal-fields";
import { activiteitSchema } from "./activiteit/definition";
import { businessPartnerSchema } from "./business-partner/definition";
import { businessPartnerOverviewSchema } from "./business-partner-overview/definition";
import { contentPageSchema } from "./content-page/definition";
import { homepageSchema } from "./homepage/definition";
import { locationSchema } from "./location/definition";
import { memoryTestResultPageSchema } from "./memory-test-result-page/definition";
import { newsSchema, regioNieuwsSchema } from "./news/definition";
import { overviewPageSchema, regioOverzichtSchema, shoppaginaSchema } from "./overview-page/definition";
import { overDeRegioSchema, quizSchema } from "./plain-page/definition";
import { recommendationOverviewSchema } from "./recommendation-overview/definition";
import { regioSchema } from "./regio/definition";
import { corporateVacatureSchema, regioVacanciesSchema, vacanciesSchema } from "./vacancies/definition";
import { vacancyOverviewSchema } from "./vacancy-overview/definition";

/** Every page type the site knows, by its bundle in the CMS. */
export const pageSchemas = {
  activiteit: activiteitSchema,
  business_partner: businessPartnerSchema,
  business_partner_overview: businessPartnerOverviewSchema,
  content_page: contentPageSchema,
  corporate_vacature: corporateVacatureSchema,
  homepage: homepageSchema,
  location: locationSchema,
  memory_test_result_page: memoryTestResultPageSchema,
  news: newsSchema,
  over_de_regio: overDeRegioSchema,
  overview_page: overviewPageSchema,
  quiz: quizSchema,
  recommendation_overview: recommendationOverviewSchema,
  regio: regioSchema,
  regio_nieuws: regioNieuwsSchema,
  regio_overzicht: regioOverzichtSchema,
  regio_vacancies: regioVacanciesSchema,
  shoppagina: shoppaginaSchema,
  vacancies: vacanciesSchema,
  vacancy_overview: vacancyOverviewSchema,
};

export type PageType = keyof typeof pageSchemas;
type PageMap = { [T in PageType]: z.output<(typeof pageSchemas)[T]> & { type: T } };
export type Page<T extends PageType = PageType> = { [K in T]: PageMap[K] & { type: K } }[T];

/** A page of a bundle nobody knows: 'unknown page {bundle}' in the log, not found for the visitor. */
export interface UnknownPage {
  type: "unknown";
  bundle: string;
}

/** Decodes a node by its bundle. */
export const pageSchema = z
  .looseObject({ type: bundleField })
  .transform((node, context): Page | UnknownPage => {
    if (!isPageType(node.type)) return { type: "unknown", bundle: node.type };
    const schema: z.ZodType<Page> = pageSchemas[node.type];
    const decoded = schema.safeParse(node);
    if (decoded.success) return decoded.data;
    for (const issue of decoded.error.issues)
      context.addIssue({ code: "custom", message: issue.message, path: [...issue.path] });
    return z.NEVER;
  });

function isPageType(bundle: string): bundle is PageType {
  return Object.hasOwn(pageSchemas, bundle);
}
