import { z } from "zod";
import { requiredHtmlField } from "~/fields/drupal-fields";

export const textSchema = z
  .object({ field_text: requiredHtmlField })
  .transform(({ field_text }) => ({ type: "text" as const, html: field_text }));
