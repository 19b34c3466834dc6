import { z } from "zod";
import { gridItemSchema } from "~/blocks/grid-with-image/definition";
import { booleanField, htmlField, itemsField, textField } from "~/fields/drupal-fields";

export const homeGridImageSchema = z
  .object({
    id: textField,
    field_title: textField,
    field_text: htmlField,
    field_carousel: booleanField,
    field_items: itemsField(gridItemSchema),
  })
  .transform((fields) => ({
    type: "home_grid_image" as const,
    /** Makes the ids of its slides its own. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    carousel: fields.field_carousel,
    items: fields.field_items,
  }));
