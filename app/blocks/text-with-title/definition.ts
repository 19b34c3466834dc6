import { z } from "zod";
import { requiredHtmlField, requiredTextField } from "~/fields/drupal-fields";

export const textWithTitleSchema = z
  .object({ field_title: requiredTextField, field_text: requiredHtmlField })
  .transform(({ field_title, field_text }) => ({
    type: "text_with_title" as const,
    title: field_title,
    html: field_text,
  }));
