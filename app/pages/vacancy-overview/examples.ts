import { overviewExamples } from "../overview-page/examples";

export const vacancyOverviewExamples = overviewExamples(
  "vacancy_overview",
  "Vrijwilligerswerk",
  "/vrijwilligerswerk",
  "Een paar uur per maand maakt al verschil.",
);
