import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { booleanField, htmlField, textField } from "~/fields/drupal-fields";
import { gridItemsField } from "~/fields/grid-items";

export const homeGridImage = defineBlock("home_grid_image", {
  fields: z.object({
    id: textField,
    field_title: textField,
    field_text: htmlField,
    field_carousel: booleanField,
    field_items: gridItemsField("home_grid_image_item"),
  }),
  read: (fields) => ({
    /** Keeps the ids of the slides unique on the page. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    carousel: fields.field_carousel,
    items: fields.field_items,
  }),
  section: "sand",
});
