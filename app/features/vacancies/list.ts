import type { VacancyKind, VacancyPlace } from "~/fields/vacancy-kind";

/** A vacancy as lists show it (spec 001, section 3, 'Vacancy (list)'). */
export interface ListedVacancy {
  id: number;
  title: string;
  /** Where or for whom it is, in a few words. */
  subTitle: string | null;
  /** Plain text. */
  introduction: string | null;
  /** Its page; '/' where it has none. */
  url: string;
  kind: VacancyKind;
  /** The kind of work. */
  theme: string | null;
  availability: string | null;
  duration: string | null;
  place: VacancyPlace | null;
  /** Kilometres from the place that was searched for; null where it is everywhere, or nothing was searched for. */
  distance: number | null;
  /** Days, `YYYY-MM-DD`: since when it is there, and the last to apply. */
  publicationDate: string | null;
  endDate: string | null;
}

/** One page of a list, and how many vacancies all its pages hold. */
export interface VacancyPage {
  items: ListedVacancy[];
  total: number;
}

/** Spec 001, section 9: in the view of a region six, elsewhere fifteen. */
export const regionVacanciesPerPage = 6;
export const vacanciesPerPage = 15;

/** About being called without obligation, and where somebody who finds nothing asks for it (spec 001, section 2). */
export const contactRequestPage = "/vrijwilligerswerk/vrijblijvend-contactverzoek";
export const contactRequestPath = `${contactRequestPage}/solliciteren`;

/** What changes in place, and where on a page its vacancies begin. */
export const vacancyRegion = "vacatures";

/** The overview of volunteer work, near a place where one is known. */
export function overviewNear(place: string | null): string {
  return place ? `/vrijwilligerswerk?${new URLSearchParams({ zipcode: place })}` : "/vrijwilligerswerk";
}
