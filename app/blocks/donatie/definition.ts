import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, pictureField, requiredTextField } from "~/fields/drupal-fields";

export const donatie = defineBlock("donatie", {
  fields: z.object({
    field_title: requiredTextField,
    field_text: htmlField,
    field_image: pictureField,
    field_link: linkField,
  }),
  read: (fields) => ({
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
    link: fields.field_link,
  }),
  isAppeal: true,
  inSubmenu: true,
});
