import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { requiredHtmlField, textField } from "~/fields/drupal-fields";

export const textSplitColumns = defineBlock("text_split_columns", {
  fields: z.object({
    field_title: textField,
    field_text_left: requiredHtmlField,
    field_text_right: requiredHtmlField,
  }),
  read: (fields) => ({
    title: fields.field_title,
    left: fields.field_text_left,
    right: fields.field_text_right,
  }),
});
