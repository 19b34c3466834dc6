import { overviewExamples } from "../overview-page/examples";

export const recommendationOverviewExamples = overviewExamples(
  "recommendation_overview",
  "Boeken en films over dementie",
  "/boeken-en-films",
  "Mooie verhalen over dementie, getipt door lezers.",
);
