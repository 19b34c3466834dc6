import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { itemsField, requiredHtmlField, requiredTextField, textField } from "~/fields/drupal-fields";

const item = z
  .object({ field_title: requiredTextField, field_text: requiredHtmlField })
  .transform(({ field_title, field_text }) => ({ title: field_title, html: field_text }));

export const expandable = defineBlock("expandable", {
  fields: z.object({ field_title: textField, field_items: itemsField({ expandable_item: item }) }),
  read: ({ field_title, field_items }) => ({
    title: field_title,
    items: field_items,
  }),
  inSubmenu: true,
});
