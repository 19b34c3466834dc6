import { z } from "zod";
import { htmlField, pictureField, textField } from "~/fields/drupal-fields";

/** Help nearby: a search by postcode or place that leads to the regions (spec 000, section 3). */
export const hulpInDeBuurtSchema = z
  .object({
    id: textField,
    field_title: textField,
    field_text: htmlField,
    field_image: pictureField,
  })
  .transform((fields) => ({
    type: "hulp_in_de_buurt" as const,
    /** Makes the ids of its fields its own. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
  }));
