import { z } from "zod";
import { definePage } from "~/fields/definitions";

export const vacancyOverview = definePage("vacancy_overview", {
  kind: "vacancyOverview",
  sheet: "lists",
  fields: z.object({}),
  read: () => ({}),
});
