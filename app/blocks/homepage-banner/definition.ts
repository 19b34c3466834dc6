import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import {
  htmlField,
  pictureField,
  referencesField,
  requiredLinkField,
  requiredTextField,
  textField,
} from "~/fields/drupal-fields";

const item = z
  .object({
    field_label: textField,
    field_title: requiredTextField,
    field_text: htmlField,
    field_image: pictureField,
    field_link: requiredLinkField,
  })
  .transform((fields) => ({
    label: fields.field_label,
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
    link: fields.field_link,
  }));

export const homepageBanner = defineBlock("homepage_banner", {
  fields: z.object({ field_title: textField, field_items: referencesField({ homepage_banner_item: item }) }),
  read: ({ field_title, field_items }) => ({
    title: field_title,
    items: field_items,
  }),
});
