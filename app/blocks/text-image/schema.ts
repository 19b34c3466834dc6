import { z } from "zod";
import { htmlField, linkField, requiredPictureField, textField } from "~/utils/drupal-fields";

export const textImageSchema = z
  .object({
    field_title: textField,
    field_text: htmlField,
    field_image: requiredPictureField,
    field_image_position: textField,
    field_text_alignment: textField,
    field_link: linkField,
  })
  .transform((fields) => ({
    type: "text_image" as const,
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
    // Spec 000, section 3: position right or else left; alignment center or left.
    position: fields.field_image_position === "right" ? ("right" as const) : ("left" as const),
    alignment: fields.field_text_alignment === "center" ? ("center" as const) : ("left" as const),
    link: fields.field_link,
  }));
