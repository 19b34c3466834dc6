import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { requiredHtmlField } from "~/fields/drupal-fields";

/** HTML as an editor typed it, sanitised exactly like any rich text (spec 002, section 3, 'Rich text block'). */
export const html = defineBlock("html", {
  fields: z.object({ field_text: requiredHtmlField }),
  read: ({ field_text }) => ({ html: field_text }),
});
