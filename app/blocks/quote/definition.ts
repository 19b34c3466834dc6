import { z } from "zod";
import { choiceField } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { linkField, pictureField, requiredTextField, textField } from "~/fields/drupal-fields";

export const quote = defineBlock("quote", {
  fields: z.object({
    field_quote: requiredTextField,
    field_author: textField,
    field_author_description: textField,
    field_image: pictureField,
    field_image_position: choiceField(["right", "left"], "left"),
    field_link: linkField,
  }),
  read: (fields) => ({
    quote: fields.field_quote,
    author: fields.field_author,
    authorDescription: fields.field_author_description,
    image: fields.field_image,
    position: fields.field_image_position,
    link: fields.field_link,
  }),
});
