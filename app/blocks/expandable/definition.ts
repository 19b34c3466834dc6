import { z } from "zod";
import { itemsField, requiredHtmlField, requiredTextField, textField } from "~/fields/drupal-fields";

const itemSchema = z
  .object({ field_title: requiredTextField, field_text: requiredHtmlField })
  .transform(({ field_title, field_text }) => ({ title: field_title, html: field_text }));

export const expandableSchema = z
  .object({ field_title: textField, field_items: itemsField(itemSchema) })
  .transform(({ field_title, field_items }) => ({
    type: "expandable" as const,
    title: field_title,
    items: field_items,
  }));
