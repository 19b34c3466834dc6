import { z } from "zod";
import { commonPage, pageFields } from "~/pages/page-fields";
import type { Overview, Partner } from "~/utils/overview";

export const businessPartnerOverviewSchema = z.object(pageFields).transform((fields) => ({
  type: "business_partner_overview" as const,
  ...commonPage(fields),
  /** The companies that help, filled in by the loader; null in the gallery. */
  overview: null as Overview<Partner> | null,
}));
