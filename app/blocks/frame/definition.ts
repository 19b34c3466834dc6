import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, pictureField, requiredTextField } from "~/fields/drupal-fields";

export const frame = defineBlock("frame", {
  fields: z.object({
    field_title: requiredTextField,
    field_text: htmlField,
    field_link: linkField,
    field_image: pictureField,
  }),
  read: (fields) => ({
    title: fields.field_title,
    html: fields.field_text,
    link: fields.field_link,
    image: fields.field_image,
  }),
});
