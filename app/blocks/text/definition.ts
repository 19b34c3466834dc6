import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { requiredHtmlField } from "~/fields/drupal-fields";

export const text = defineBlock("text", {
  fields: z.object({ field_text: requiredHtmlField }),
  read: ({ field_text }) => ({ html: field_text }),
});
