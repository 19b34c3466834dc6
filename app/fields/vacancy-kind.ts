/** Where an application goes. */
export type VacancyKind = "regional" | "landelijk" | "corporate";

/** Where the work is done. */
export type VacancyPlace = { kind: "city"; city: string } | { kind: "nearby" } | { kind: "fromHome" };

/**
 * The city of a regional vacancy; of a national one near the visitor, or from home. A job at the office has its city,
 * and no place where none is known: 'in your neighbourhood' would be wrong.
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

const vacancyTypes = ["in_de_buurt", "vanuit_huis"];

/** A type that counts as nearby for want of better; the editor should hear of it. */
export function isUnknownVacancyType(type: string | null): boolean {
  return type !== null && !vacancyTypes.includes(type);
}

const openApplications = ["open sollicitatie", "vrijblijvend contactverzoek"];

/** National work that is no vacancy but a way to be in touch. */
export function isOpenApplication(kind: VacancyKind, title: string): boolean {
  return kind === "landelijk" && openApplications.includes(title.trim().toLowerCase());
}

/** An open application that only asks to be called. */
export function isContactRequest(kind: VacancyKind, title: string): boolean {
  return isOpenApplication(kind, title) && title.trim().toLowerCase() === openApplications[1];
}
