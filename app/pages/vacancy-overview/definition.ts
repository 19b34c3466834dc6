import { z } from "zod";
import type { VacancyOverview } from "~/features/vacancies/filter";
import { commonPage, pageFields } from "~/pages/page-fields";

export const vacancyOverviewSchema = z.object(pageFields).transform((fields) => ({
  type: "vacancy_overview" as const,
  ...commonPage(fields),
  /** The vacancies, filled in by the loader; null in the gallery. */
  vacancies: null as VacancyOverview | null,
}));
