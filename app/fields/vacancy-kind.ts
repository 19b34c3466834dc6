/** The part of the charity that handles applications: a region, the national team or the office. */
export type VacancyKind = "regional" | "landelijk" | "corporate";

/** The workplace of a vacancy. */
export type VacancyPlace = { kind: "city"; city: string } | { kind: "nearby" } | { kind: "fromHome" };

/**
 * The workplace of a vacancy: the city, or for national vacancies nearby or from home. Null for a regional or
 * corporate vacancy without a city, unless a corporate one is done from home.
 */
export function vacancyPlace(
  kind: VacancyKind,
  type: string | null,
  city: string | null,
): VacancyPlace | null {
  if (kind === "landelijk") return { kind: type === "vanuit_huis" ? "fromHome" : "nearby" };
  if (city) return { kind: "city", city };
  return kind === "corporate" && type === "vanuit_huis" ? { kind: "fromHome" } : null;
}

/** The permitted types of a vacancy, all but corporate ones. */
export const vacancyTypes = ["in_de_buurt", "vanuit_huis"] as const;

/** Whether a type is unknown; such a vacancy counts as nearby and is reported to editors. */
export function isUnknownVacancyType(type: string | null): boolean {
  return type !== null && !vacancyTypes.some((known) => known === type);
}

const openApplications = ["open sollicitatie", "vrijblijvend contactverzoek"];

/** Whether a national vacancy is an open application: it is not for a particular job. */
export function isOpenApplication(kind: VacancyKind, title: string): boolean {
  return kind === "landelijk" && openApplications.includes(title.trim().toLowerCase());
}

/** Whether an open application is only a request to be called. */
export function isContactRequest(kind: VacancyKind, title: string): boolean {
  return isOpenApplication(kind, title) && title.trim().toLowerCase() === openApplications[1];
}
