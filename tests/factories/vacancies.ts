import type { VacancyFilter, VacancyOverview } from "~/features/vacancies/filter";
import type { ListedVacancy } from "~/features/vacancies/list";

export const vacancy = (fields: Partial<ListedVacancy> = {}): ListedVacancy => ({
  id: 123,
  title: "Gastvrouw of gastheer",
  subTitle: "Alzheimer Café Tiel",
  introduction: "Je ontvangt gasten en schenkt koffie.",
  url: "/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer",
  kind: "regional",
  theme: "Ontmoeten",
  availability: "’s Avonds",
  duration: "4 uur per maand",
  place: { kind: "city", city: "Tiel" },
  distance: null,
  publicationDate: "2026-11-02",
  endDate: "2027-01-31",
  ...fields,
});

/** The filter without a query. */
export const vacancyFilter = (fields: Partial<VacancyFilter> = {}): VacancyFilter => ({
  ids: { functionIds: [], activityIds: [], durationIds: [], availabilityIds: [] },
  radius: 10,
  search: "",
  typed: "",
  place: null,
  ...fields,
});

/** A loaded overview with two vacancies and two filters. */
export const vacancyOverview = (fields: Partial<VacancyOverview> = {}): VacancyOverview => ({
  path: "/vrijwilligerswerk",
  filter: vacancyFilter(),
  facets: [
    {
      name: "functionIds",
      terms: [
        { id: 53, label: "Hulplijn" },
        { id: 54, label: "Gastvrouw of gastheer" },
      ],
    },
    {
      name: "activityIds",
      terms: [
        { id: 56, label: "Ontmoeten" },
        { id: 57, label: "Luisteren" },
      ],
    },
  ],
  items: [vacancy(), vacancy({ id: 124, title: "Wandelmaatje", theme: "Bewegen" })],
  total: 2,
  paging: { page: 1, count: 1, before: 0 },
  unknownPlace: false,
  anywhere: [],
  farther: null,
  failed: false,
  ...fields,
});
