import type { DocumentInfo } from "~/utils/document";
import type { PageKind } from "~/utils/page-kind";
import { homeNodeId } from "~/utils/tracking";
import type { Page, PageType } from "./definitions";

const pageKinds: Record<PageType, PageKind> = {
  activiteit: "activity",
  business_partner: "businessPartner",
  business_partner_overview: "businessPartnerOverview",
  content_page: "contentPage",
  corporate_vacature: "corporateVacancy",
  homepage: "home",
  location: "location",
  memory_test_result_page: "memoryTestResult",
  news: "news",
  over_de_regio: "overDeRegio",
  overview_page: "overviewPage",
  quiz: "quiz",
  recommendation_overview: "recommendationOverview",
  regio: "regioDetail",
  regio_nieuws: "regioNews",
  regio_overzicht: "regioOverview",
  regio_vacancies: "regioVacancy",
  shoppagina: "shop",
  vacancies: "vacancy",
  vacancy_overview: "vacancyOverview",
};

/** What kind of page this is and which; a fixed route that knows its kind better says so. */
export function pageIdentity(
  page: Page | null,
  kind: PageKind = page ? pageKinds[page.type] : "other",
): Pick<DocumentInfo, "pageKind" | "pageType" | "entityId"> {
  return { pageKind: kind, pageType: page?.type, entityId: page && entityIdOf(page) };
}

function entityIdOf({ type, nid }: Page): string | null {
  const id = type === "homepage" ? homeNodeId : nid;
  // The CMS numbers its pages with whole numbers; anything else is no number of a page.
  return id !== null && Number.isInteger(id) && id > 0 && id < 1e15 ? `${type}:${id}` : null;
}
