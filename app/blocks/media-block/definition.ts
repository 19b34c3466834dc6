import { z } from "zod";
import { mediaWidthField } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { htmlField, mediaField, textField } from "~/fields/drupal-fields";
import { oneOf } from "~/fields/field-kinds";

export const mediaBlock = defineBlock("media_block", {
  fields: oneOf(
    z.object({
      id: textField,
      field_title: textField,
      field_text: htmlField,
      field_media: mediaField,
      field_media_width: mediaWidthField,
      field_caption: textField,
    }),
    ["field_text", "field_media"],
    "has no text and no picture or video",
  ),
  read: (fields) => ({
    /** Keeps the anchor of a video unique on the page. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    /** Null where it is missing or cannot be decoded: the text is shown alone. */
    media: fields.field_media,
    width: fields.field_media_width,
    caption: fields.field_caption,
  }),
  inSubmenu: true,
});
