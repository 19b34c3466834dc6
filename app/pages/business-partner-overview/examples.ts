import { overviewExamples } from "../overview-page/examples";

export const businessPartnerOverviewExamples = overviewExamples(
  "business_partner_overview",
  "Onze bedrijfsvrienden",
  "/steun-ons/bedrijven/bedrijfsvrienden",
  "Deze bedrijven helpen ons.",
);
