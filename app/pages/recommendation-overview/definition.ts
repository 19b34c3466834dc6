import { z } from "zod";
import { definePage } from "~/fields/definitions";

export const recommendationOverview = definePage("recommendation_overview", {
  kind: "recommendationOverview",
  sheet: "lists",
  fields: z.object({}),
  read: () => ({}),
});
