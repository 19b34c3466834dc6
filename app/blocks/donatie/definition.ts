import { z } from "zod";
import { htmlField, linkField, pictureField, requiredTextField } from "~/fields/drupal-fields";

export const donatieSchema = z
  .object({
    field_title: requiredTextField,
    field_text: htmlField,
    field_image: pictureField,
    field_link: linkField,
  })
  .transform((fields) => ({
    type: "donatie" as const,
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
    link: fields.field_link,
  }));
