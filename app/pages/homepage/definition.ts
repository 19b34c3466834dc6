import { z } from "zod";
import { commonPage, pageFields } from "~/pages/page-fields";

export const homepageSchema = z
  .object(pageFields)
  .transform((fields) => ({ type: "homepage" as const, ...commonPage(fields) }));
