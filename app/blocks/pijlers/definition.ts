import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import {
  htmlField,
  itemsField,
  pictureField,
  requiredLinkField,
  requiredTextField,
  textField,
} from "~/fields/drupal-fields";
import { textOfHtml } from "~/fields/rich-text";

const item = z
  .object({
    field_title: requiredTextField,
    field_text: htmlField,
    field_image: pictureField,
    field_link: requiredLinkField,
  })
  .transform((fields) => ({
    title: fields.field_title,
    text: textOfHtml(fields.field_text ?? ""),
    image: fields.field_image,
    link: fields.field_link,
  }));

export const pijlers = defineBlock("pijlers", {
  fields: z.object({ field_title: textField, field_items: itemsField({ pijlers_item: item }) }),
  read: ({ field_title, field_items }) => ({
    title: field_title,
    items: field_items,
  }),
  inSubmenu: true,
});
