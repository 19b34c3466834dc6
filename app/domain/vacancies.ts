import type { VacancyKind, VacancyPlace } from "./vacancy";

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

/** Where somebody who finds nothing asks to be called (spec 001, section 2). */
export const contactRequestPath = "/vrijwilligerswerk/vrijblijvend-contactverzoek/solliciteren";

/** What changes in place, and where on a page its vacancies begin. */
export const vacancyRegion = "vacatures";
