import { z } from "zod";
import { requiredHtmlField, textField } from "~/fields/drupal-fields";

export const textSplitColumnsSchema = z
  .object({ field_title: textField, field_text_left: requiredHtmlField, field_text_right: requiredHtmlField })
  .transform((fields) => ({
    type: "text_split_columns" as const,
    title: fields.field_title,
    left: fields.field_text_left,
    right: fields.field_text_right,
  }));
