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
import { isOwnPath, type Link } from "./links";
import { plainText } from "./rich-text";
import { iconTermField } from "./terms";

/** A page as a card, or something that has no page of its own. */
export interface NodeCard {
  title: string;
  text: string;
  image: Image | null;
  /** Null for what leads nowhere. */
  link: Link | null;
  /** What kind of thing it is. */
  tag: string | null;
  /** Where it is. */
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
    text: plainText(fields.field_introduction_wysiwyg ?? ""),
    image: fields.field_header_image_video,
    link: null,
    tag: null,
    address: null,
  };
}

/** A card has one target, with the title as its words. */
function to(link: Link | null, title: string): Link | null {
  return link && { ...link, title };
}

const pageSchema = z
  .object({ ...cardFields, path: z.array(z.object({ alias: z.string().refine(isOwnPath) })).min(1) })
  .transform((page): NodeCard => {
    const url = page.path[0]?.alias ?? "/";
    return { ...card(page), link: { url, title: page.title, external: false } };
  });

/**
 * Bundles that are no page of their own (spec 000, section 3, 'Page types'): words that ask for a gift, a place to
 * meet others, and a book, film or game that somebody recommends. Each needs a title; any other field that cannot be
 * read is as if it were empty.
 */
const embeddedSchemas = new Map<string, z.ZodType<NodeCard>>([
  [
    "donation_content",
    z
      .object({ ...cardFields, field_primary_button: linkField.catch(null) })
      .transform((gift) => ({ ...card(gift), link: to(gift.field_primary_button, gift.title) })),
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
        link: to(place.field_external_link, place.title),
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
        link: to(item.field_primary_button, item.title),
        tag: item.field_label,
      })),
  ],
]);

const bundle = z.object({ type: bundleField }).transform(({ type }) => type);

/** A node that a grid refers to, by its bundle. */
export const nodeCardSchema = z.unknown().transform((node, context): NodeCard => {
  const schema = embeddedSchemas.get(bundle.safeParse(node).data ?? "") ?? pageSchema;
  const decoded = schema.safeParse(node);
  if (decoded.success) return decoded.data;
  context.addIssue({ code: "custom", message: decoded.error.issues[0]?.message ?? "is no node" });
  return z.NEVER;
});
