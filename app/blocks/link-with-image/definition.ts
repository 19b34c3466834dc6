import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, pictureField, requiredLinkField, textField } from "~/fields/drupal-fields";

/** A link styled as a card, titled by default with the text of the link. */
export const linkWithImage = defineBlock("link_with_image", {
  fields: z.object({
    field_link: requiredLinkField,
    field_image: pictureField,
    field_title: textField,
    field_text: htmlField,
  }),
  read: (fields) => ({
    link: fields.field_link,
    image: fields.field_image,
    title: fields.field_title ?? (fields.field_link.title || fields.field_link.url),
    html: fields.field_text,
  }),
});
