import { z } from "zod";
import { dateField, textField } from "~/fields/drupal-fields";
import { commonPage, pageFields } from "~/pages/page-fields";

export const contentPageSchema = z
  .object({
    ...pageFields,
    field_reviewed_by: textField.catch(null),
    field_reviewed_on: dateField.catch(null),
  })
  .transform((fields) => ({
    type: "content_page" as const,
    ...commonPage(fields),
    /** Who checked a medical page, and when (`YYYY-MM-DD`). */
    review: fields.field_reviewed_by ? { by: fields.field_reviewed_by, on: fields.field_reviewed_on } : null,
  }));
