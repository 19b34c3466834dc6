import { z } from "zod";
import { requiredHtmlField } from "~/fields/drupal-fields";

/** HTML as an editor typed it, sanitised exactly like any rich text (spec 002, section 3, 'Rich text block'). */
export const htmlSchema = z
  .object({ field_text: requiredHtmlField })
  .transform(({ field_text }) => ({ type: "html" as const, html: field_text }));
