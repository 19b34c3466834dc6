import { z } from "zod";
import { requiredTextField } from "~/utils/drupal-fields";
import { commonPage, pageFields } from "../page-fields";

export const newsSchema = z
  .object({ ...pageFields, field_publication_date: requiredTextField })
  .transform((fields) => ({
    type: "news" as const,
    ...commonPage(fields),
    publicationDate: fields.field_publication_date,
  }));
