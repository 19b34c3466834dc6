import { z } from "zod";
import { commonPage, pageFields } from "../page-fields";

/** Pages that lead to others look the same; they differ in what they will list. */
function overviewSchema<T extends string>(type: T) {
  return z.object(pageFields).transform((fields) => ({ type, ...commonPage(fields) }));
}

export const overviewPageSchema = overviewSchema("overview_page");
export const businessPartnerOverviewSchema = overviewSchema("business_partner_overview");
export const recommendationOverviewSchema = overviewSchema("recommendation_overview");
export const regioOverzichtSchema = overviewSchema("regio_overzicht");
export const shoppaginaSchema = overviewSchema("shoppagina");
export const vacancyOverviewSchema = overviewSchema("vacancy_overview");
