import { z } from "zod";
import { definePage } from "~/fields/definitions";

export const businessPartnerOverview = definePage("business_partner_overview", {
  kind: "businessPartnerOverview",
  sheet: "lists",
  fields: z.object({}),
  read: () => ({}),
});
