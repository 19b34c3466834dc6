import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { requiredHtmlField } from "~/fields/drupal-fields";

/** HTML typed by an editor, sanitised like all rich text. */
export const html = defineBlock("html", {
  fields: z.object({ field_text: requiredHtmlField }),
  read: ({ field_text }) => ({ html: field_text }),
});
