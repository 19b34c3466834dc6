import { z } from "zod";
import { requiredDateField } from "~/utils/drupal-fields";
import { commonPage, pageFields } from "../page-fields";

export const newsSchema = z
  .object({ ...pageFields, field_publication_date: requiredDateField })
  .transform((fields) => ({
    type: "news" as const,
    ...commonPage(fields),
    publicationDate: fields.field_publication_date,
  }));
