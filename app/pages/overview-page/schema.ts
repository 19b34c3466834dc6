import { z } from "zod";
import { commonPage, pageFields } from "../page-fields";

export const overviewPageSchema = z
  .object(pageFields)
  .transform((fields) => ({ type: "overview_page" as const, ...commonPage(fields) }));
