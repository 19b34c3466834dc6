/** What kind of page a visitor is on, as statistics and styles name it (spec 001, section 2: 'Content kinds recognised'). */
export type PageKind =
  | "activity"
  | "businessPartner"
  | "businessPartnerOverview"
  | "contentPage"
  | "corporateVacancy"
  | "home"
  | "location"
  /** The regions, for a place that a visitor typed. */
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

/** Whether the main area of such a page looks like that of a region (spec 001, section 2). */
export function isRegional(kind: PageKind): boolean {
  return regionalKinds.includes(kind);
}
