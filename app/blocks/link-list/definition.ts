import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { textField } from "~/fields/drupal-fields";
import { linkItemsField } from "~/fields/link-items";

export const linkList = defineBlock("link_list", {
  fields: z.object({ field_title: textField, field_items: linkItemsField }),
  read: ({ field_title, field_items }) => ({
    title: field_title,
    items: field_items,
  }),
  inSubmenu: true,
});
