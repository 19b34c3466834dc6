import { z } from "zod";
import { requiredHtmlField, textField } from "~/fields/drupal-fields";

/** The bundle keeps the CMS's own spelling, `text_two_coulmns`. */
export const textTwoColumnsSchema = z
  .object({ field_title: textField, field_text: requiredHtmlField })
  .transform(({ field_title, field_text }) => ({
    type: "text_two_coulmns" as const,
    title: field_title,
    html: field_text,
  }));
