import { z } from "zod";
import {
  htmlField,
  itemsField,
  linkField,
  numberField,
  pictureField,
  requiredTextField,
  textField,
} from "~/fields/drupal-fields";

/** A picture with a title, a text and a link; also the tile of a `home_grid_image`. */
export const gridItemSchema = z
  .object({
    field_title: requiredTextField,
    field_text: htmlField,
    field_image: pictureField,
    field_link: linkField,
  })
  .transform((fields) => ({
    title: fields.field_title,
    html: fields.field_text,
    image: fields.field_image,
    link: fields.field_link,
  }));

/** Four columns or else three (spec 000, section 3). */
export const columnsField = numberField.transform((value) => (value === 4 ? (4 as const) : (3 as const)));

export const gridWithImageSchema = z
  .object({
    field_title: textField,
    field_columns: columnsField,
    field_items: itemsField(gridItemSchema),
  })
  .transform((fields) => ({
    type: "grid_with_image" as const,
    title: fields.field_title,
    columns: fields.field_columns,
    items: fields.field_items,
  }));
