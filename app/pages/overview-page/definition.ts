import { z } from "zod";
import type { ShelfItem } from "~/features/recommendations/item-shelf";
import {
  htmlField,
  linkField,
  pictureField,
  referencesField,
  requiredTextField,
  textField,
} from "~/fields/drupal-fields";
import { commonPage, pageFields } from "~/pages/page-fields";
import { slug } from "~/utils/text";
import { withUniqueSlugs } from "~/utils/unique-slugs";

/** Pages that lead to others look the same; they differ in what they will list. */
function overviewSchema<T extends string>(type: T) {
  return z.object(pageFields).transform((fields) => ({ type, ...commonPage(fields) }));
}

export const overviewPageSchema = overviewSchema("overview_page");
export const regioOverzichtSchema = overviewSchema("regio_overzicht");

/** Bookcase and shop item (spec 002, section 3). */
const shopItemSchema = z
  .object({
    field_title: requiredTextField,
    field_label: textField,
    field_text: htmlField,
    field_image: pictureField,
    field_link: linkField,
    field_secondary_link: linkField,
  })
  .transform(
    (fields): ShelfItem => ({
      slug: slug(fields.field_title),
      title: fields.field_title,
      label: fields.field_label,
      html: fields.field_text,
      image: fields.field_image,
      video: null,
      primaryLink: fields.field_link,
      secondaryLink: fields.field_secondary_link,
    }),
  );

export const shoppaginaSchema = z
  .object({ ...pageFields, field_items: referencesField(shopItemSchema).catch([]) })
  .transform((fields) => ({
    type: "shoppagina" as const,
    ...commonPage(fields),
    items: withUniqueSlugs(fields.field_items),
  }));
