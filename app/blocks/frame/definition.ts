import { z } from "zod";
import { htmlField, linkField, pictureField, requiredTextField } from "~/fields/drupal-fields";

export const frameSchema = z
  .object({
    field_title: requiredTextField,
    field_text: htmlField,
    field_link: linkField,
    field_image: pictureField,
  })
  .transform((fields) => ({
    type: "frame" as const,
    title: fields.field_title,
    html: fields.field_text,
    link: fields.field_link,
    image: fields.field_image,
  }));
