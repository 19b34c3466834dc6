import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, pictureField, textField } from "~/fields/drupal-fields";

/** A search by postcode or place for help nearby; leads to the regions. */
export const hulpInDeBuurt = defineBlock("hulp_in_de_buurt", {
  fields: z.object({
    id: textField,
    field_title: textField,
    field_text: htmlField,
    field_image: pictureField,
  }),
  read: (fields) => ({
    /** Keeps the ids of the form fields unique on the page. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
  }),
  section: "full-width",
});
