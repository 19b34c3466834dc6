import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { requiredHtmlField, textField } from "~/fields/drupal-fields";

/** The bundle is misspelt in the CMS: `text_two_coulmns`. */
export const textTwoColumns = defineBlock("text_two_coulmns", {
  fields: z.object({ field_title: textField, field_text: requiredHtmlField }),
  read: ({ field_title, field_text }) => ({
    title: field_title,
    html: field_text,
  }),
});
