import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { textField } from "~/fields/drupal-fields";
import { columnsField, gridItemsField, imageRatioField } from "~/fields/grid-items";

export const gridWithImage = defineBlock("grid_with_image", {
  fields: z.object({
    field_title: textField,
    field_columns: columnsField,
    field_image_ratio: imageRatioField,
    field_items: gridItemsField("grid_with_image_item"),
  }),
  read: (fields) => ({
    title: fields.field_title,
    columns: fields.field_columns,
    ratio: fields.field_image_ratio,
    items: fields.field_items,
  }),
  inSubmenu: true,
  section: "sand",
});
