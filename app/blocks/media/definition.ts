import { z } from "zod";
import { requiredMediaField, textField } from "~/fields/drupal-fields";

/** Width of a picture in per cent of its column: 50, 33, otherwise 100 (spec 000, section 5). */
export const mediaWidthField = textField.transform((value) =>
  value === "50" ? (50 as const) : value === "33" ? (33 as const) : (100 as const),
);

export const mediaSchema = z
  .object({
    id: textField,
    field_media: requiredMediaField,
    field_media_width: mediaWidthField,
    field_caption: textField,
  })
  .transform((fields) => ({
    type: "media" as const,
    /** Makes its anchor its own. */
    id: fields.id ?? "0",
    media: fields.field_media,
    width: fields.field_media_width,
    caption: fields.field_caption,
  }));
