import { vacancyFeed } from "~/features/vacancies/feed.server";
import { loadVacancyOverview } from "~/features/vacancies/load.server";
import { vacancyDocument } from "~/features/vacancies/overview-document";
import type { PageLoader } from "~/pages/page-loader.server";

/** Adds the voluntary vacancies that match the query. */
export const loadVacancyOverviewPage: PageLoader<"vacancy_overview"> = async (page, { scope, path }) => {
  const vacancies = await loadVacancyOverview(scope, path);
  return {
    page: { ...page, data: { vacancies } },
    document: (title) => ({
      ...vacancyDocument(vacancies, title, scope.t),
      feeds: [vacancyFeed(vacancies.filter, scope)],
    }),
    failed: vacancies.failed,
  };
};
