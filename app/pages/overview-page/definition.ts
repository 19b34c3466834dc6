import { z } from "zod";
import { definePage } from "~/fields/definitions";
import {
  htmlField,
  linkField,
  pictureField,
  referencesField,
  requiredTextField,
  textField,
} from "~/fields/drupal-fields";
import { slug } from "~/utils/text";
import { withUniqueSlugs } from "~/utils/unique-slugs";

export const overviewPage = definePage("overview_page", {
  kind: "overviewPage",
  sheet: "lists",
  fields: z.object({}),
  read: () => ({}),
});

export const regioOverzicht = definePage("regio_overzicht", {
  kind: "regioOverview",
  sheet: "lists",
  fields: z.object({}),
  read: () => ({}),
});

/** An item of the shop. */
const shopItem = z
  .object({
    field_title: requiredTextField,
    field_label: textField,
    field_text: htmlField,
    field_image: pictureField,
    field_link: linkField,
    field_secondary_link: linkField,
  })
  .transform((fields) => ({
    slug: slug(fields.field_title),
    title: fields.field_title,
    label: fields.field_label,
    html: fields.field_text,
    image: fields.field_image,
    video: null,
    primaryLink: fields.field_link,
    secondaryLink: fields.field_secondary_link,
  }));

export const shoppagina = definePage("shoppagina", {
  kind: "shop",
  sheet: "lists",
  fields: z.object({ field_items: referencesField({ shop_item: shopItem }).catch([]) }),
  read: ({ field_items }) => ({ items: withUniqueSlugs(field_items) }),
});
