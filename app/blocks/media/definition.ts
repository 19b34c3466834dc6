import { z } from "zod";
import { mediaWidthField } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { requiredMediaField, textField } from "~/fields/drupal-fields";

export const media = defineBlock("media", {
  fields: z.object({
    id: textField,
    field_media: requiredMediaField,
    field_media_width: mediaWidthField,
    field_caption: textField,
  }),
  read: (fields) => ({
    /** Keeps the anchor of a video unique on the page. */
    id: fields.id ?? "0",
    media: fields.field_media,
    width: fields.field_media_width,
    caption: fields.field_caption,
  }),
});
