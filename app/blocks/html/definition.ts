import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlIdField, requiredHtmlField } from "~/fields/drupal-fields";

/** HTML typed by an editor, sanitised like all rich text. */
export const html = defineBlock("html", {
  fields: z.object({ field_text: requiredHtmlField, field_html_id: htmlIdField }),
  read: ({ field_text, field_html_id }) => ({ htmlId: field_html_id, html: field_text }),
});
