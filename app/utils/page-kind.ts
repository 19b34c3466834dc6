/** The kind of a page in statistics and styles. */
export type PageKind =
  | "activity"
  | "businessPartner"
  | "businessPartnerOverview"
  | "contentPage"
  | "corporateVacancy"
  | "home"
  | "location"
  /** The regions near a place that a visitor typed. */
  | "locationSearch"
  | "memoryTestResult"
  | "news"
  | "newsOverview"
  | "newsletter"
  | "other"
  | "overDeRegio"
  | "overviewPage"
  | "quiz"
  | "recommendationOverview"
  | "regioDetail"
  | "regioNews"
  | "regioNewsOverview"
  | "regioOverview"
  | "regioVacancy"
  | "search"
  | "shop"
  | "vacancy"
  | "vacancyOverview";

const regionalKinds: PageKind[] = ["regioDetail", "overDeRegio", "locationSearch", "location"];

/** Whether the main area has the style of region pages. */
export function isRegional(kind: PageKind): boolean {
  return regionalKinds.includes(kind);
}
