import { z } from "zod";
import { definePage } from "~/fields/definitions";
import { dateField, textField } from "~/fields/drupal-fields";

export const contentPage = definePage("content_page", {
  kind: "contentPage",
  isArticle: true,
  hasFeedbackForm: true,
  fields: z.object({
    field_reviewed_by: textField.catch(null),
    field_reviewed_on: dateField.catch(null),
  }),
  read: (fields) => ({
    /** Who reviewed a medical page, and on which day (`YYYY-MM-DD`). */
    review: fields.field_reviewed_by ? { by: fields.field_reviewed_by, on: fields.field_reviewed_on } : null,
  }),
});
