import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, pictureField, textField } from "~/fields/drupal-fields";

/** Help nearby: a search by postcode or place that leads to the regions (spec 000, section 3). */
export const hulpInDeBuurt = defineBlock("hulp_in_de_buurt", {
  fields: z.object({
    id: textField,
    field_title: textField,
    field_text: htmlField,
    field_image: pictureField,
  }),
  read: (fields) => ({
    /** Makes the ids of its fields its own. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
  }),
  section: "full-width",
});
