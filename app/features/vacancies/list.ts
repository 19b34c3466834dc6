import type { VacancyKind, VacancyPlace } from "~/fields/vacancy-kind";

/** A vacancy as lists show it. */
export interface ListedVacancy {
  id: number;
  title: string;
  /** Place or target group, in a few words. */
  subTitle: string | null;
  /** Plain text. */
  introduction: string | null;
  /** Path of its page; '/' if it has none. */
  url: string;
  kind: VacancyKind;
  /** Type of work. */
  theme: string | null;
  availability: string | null;
  duration: string | null;
  place: VacancyPlace | null;
  /** Kilometres from the place searched for; null without such a place, or for work that can be done anywhere. */
  distance: number | null;
  /** Dates, `YYYY-MM-DD`: day of publication, and last day to apply. */
  publicationDate: string | null;
  endDate: string | null;
}

/** Whether a vacancy has no place of its own: work from home, or in the neighbourhood of whoever does it. */
export function isAnywhere({ place, distance }: ListedVacancy): boolean {
  return distance === null && place !== null && place.kind !== "city";
}

/** One page of a list, and the number of vacancies on all pages. */
export interface VacancyPage {
  items: ListedVacancy[];
  total: number;
}

export const regionVacanciesPerPage = 6;
export const vacanciesPerPage = 15;

/** Page about a contact request without obligation, and its form. */
export const contactRequestPage = "/vrijwilligerswerk/vrijblijvend-contactverzoek";
export const contactRequestPath = `${contactRequestPage}/solliciteren`;

/** Name of the swap with the results, and its anchor on the page. */
export const vacanciesSwap = "vacatures";

/** Address of the overview of volunteer work, near a place if one is given. */
export function overviewNear(place: string | null): string {
  return place ? `/vrijwilligerswerk?${new URLSearchParams({ zipcode: place })}` : "/vrijwilligerswerk";
}
