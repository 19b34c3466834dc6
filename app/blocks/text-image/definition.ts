import { z } from "zod";
import { choiceField } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, pictureField, textField } from "~/fields/drupal-fields";
import { oneOf } from "~/fields/field-kinds";

export const textImage = defineBlock("text_image", {
  fields: oneOf(
    z.object({
      field_title: textField,
      field_text: htmlField,
      field_image: pictureField,
      field_image_position: choiceField(["right", "left"], "left"),
      field_text_alignment: choiceField(["center", "left"], "left"),
      field_link: linkField,
    }),
    ["field_text", "field_image"],
    "has no text and no picture",
  ),
  read: (fields) => ({
    title: fields.field_title,
    html: fields.field_text,
    /** Null where it is missing or cannot be decoded: the text is shown alone. */
    image: fields.field_image,
    position: fields.field_image_position,
    alignment: fields.field_text_alignment,
    link: fields.field_link,
  }),
  inSubmenu: true,
});
