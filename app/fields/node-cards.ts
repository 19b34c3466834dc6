import { z } from "zod";
import { type Address, addressField } from "./addresses";
import {
  bundleField,
  htmlField,
  linkField,
  pictureField,
  requiredTextField,
  textField,
} from "./drupal-fields";
import type { Image } from "./images";
import { chosen } from "./lenient";
import { isLocalPath, type Link } from "./links";
import { textOfHtml } from "./rich-text";
import { iconTermField } from "./terms";

/** A card for a node, with or without a page. */
export interface NodeCard {
  title: string;
  text: string;
  image: Image | null;
  link: Link | null;
  /** A label with the kind of item. */
  tag: string | null;
  address: Address | null;
}

const cardFields = {
  title: requiredTextField,
  field_introduction_wysiwyg: htmlField.catch(null),
  field_header_image_video: pictureField.catch(null),
};

function card(fields: z.output<z.ZodObject<typeof cardFields>>) {
  return {
    title: fields.title,
    text: textOfHtml(fields.field_introduction_wysiwyg ?? ""),
    image: fields.field_header_image_video,
    link: null,
    tag: null,
    address: null,
  };
}

/** The link of a card has the title of the card as its text. */
function titled(link: Link | null, title: string): Link | null {
  return link && { ...link, title };
}

const pageSchema = z
  .object({
    ...cardFields,
    path: z.array(z.object({ alias: z.string().refine(isLocalPath, "is not a path") })).min(1),
  })
  .transform((page): NodeCard => {
    const url = page.path[0]?.alias ?? "/";
    return { ...card(page), link: { url, title: page.title, external: false } };
  });

/**
 * Bundles without a page: donation appeals, meeting places (`ontmoetingsplek`) and recommended books, films and
 * games. The title is required; other invalid fields count as empty.
 */
const embeddedSchemas = new Map<string, z.ZodType<NodeCard>>([
  [
    "donation_content",
    z.object({ ...cardFields, field_primary_button: linkField.catch(null) }).transform((appeal) => ({
      ...card(appeal),
      link: titled(appeal.field_primary_button, appeal.title),
    })),
  ],
  [
    "ontmoetingsplek",
    z
      .object({
        ...cardFields,
        field_address: addressField.catch(null),
        field_external_link: linkField.catch(null),
        field_ontmoetingsplek_type: iconTermField.catch(null),
      })
      .transform((place) => ({
        ...card(place),
        link: titled(place.field_external_link, place.title),
        tag: place.field_ontmoetingsplek_type?.label ?? null,
        address: place.field_address,
      })),
  ],
  [
    "recommendation_item",
    z
      .object({
        ...cardFields,
        field_label: textField.catch(null),
        field_primary_button: linkField.catch(null),
      })
      .transform((item) => ({
        ...card(item),
        link: titled(item.field_primary_button, item.title),
        tag: item.field_label,
      })),
  ],
]);

const bundle = z.object({ type: bundleField }).transform(({ type }) => type);

/** The card of a node, decoded by its bundle. */
export const nodeCardSchema = chosen(
  (node): z.ZodType<NodeCard> => embeddedSchemas.get(bundle.safeParse(node).data ?? "") ?? pageSchema,
);
