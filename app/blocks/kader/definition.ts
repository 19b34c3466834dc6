import { z } from "zod";
import { choiceField } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { requiredHtmlField, textField } from "~/fields/drupal-fields";

const colors = ["accent", "brand", "sand"] as const;

/** A framed text; the accent colour is the default. */
export const kader = defineBlock("kader", {
  fields: z.object({
    field_title: textField,
    field_text: requiredHtmlField,
    field_color: choiceField(colors, "accent"),
  }),
  read: (fields) => ({
    title: fields.field_title,
    html: fields.field_text,
    color: fields.field_color,
  }),
});
