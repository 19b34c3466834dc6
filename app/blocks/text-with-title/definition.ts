import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { requiredHtmlField, requiredTextField } from "~/fields/drupal-fields";

export const textWithTitle = defineBlock("text_with_title", {
  fields: z.object({ field_title: requiredTextField, field_text: requiredHtmlField }),
  read: ({ field_title, field_text }) => ({
    title: field_title,
    html: field_text,
  }),
  inSubmenu: true,
});
