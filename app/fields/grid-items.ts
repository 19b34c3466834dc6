import { z } from "zod";
import { choiceField, permitted, withChoices } from "./choices";
import {
  htmlField,
  itemsField,
  linkField,
  numberField,
  pictureField,
  requiredTextField,
} from "./drupal-fields";
import { imageRatios } from "./images";

/** A picture with a title, a text and a link. */
const gridItem = z
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

/** The tiles of a grid. @param bundle the type of a tile in the CMS */
export function gridItemsField(bundle: string) {
  return itemsField({ [bundle]: gridItem });
}

/** The ratio of the pictures of a grid: 16-9 by default. */
export const imageRatioField = choiceField(imageRatios, imageRatios[0]);

/** The number of columns: 4, or 3 by default. */
export const columnsField = withChoices(
  numberField.pipe(permitted([3, 4]).nullable().catch(null)).transform((value) => value ?? 3),
  { values: [3, 4], otherwise: 3 },
);
