import { z } from "zod";
import { addressField } from "~/utils/addresses";
import {
  htmlField,
  linkField,
  pictureField,
  requiredTextField,
  textField,
  videoField,
} from "~/utils/drupal-fields";
import { isOwnPath } from "~/utils/links";
import { iconTermField } from "~/utils/terms";

/**
 * Bundles that are no page of their own: they appear inside pages (spec 000, section 3, 'Page types'; their parts in
 * spec 001, section 3). Those of regions are decoded in app/.server/cms/region-schemas.ts. Each needs a title; any other field that cannot be read is as if it were empty.
 */
const cardFields = {
  title: requiredTextField,
  field_introduction_wysiwyg: htmlField.catch(null),
  field_header_image_video: pictureField.catch(null),
};

type Card = z.output<z.ZodObject<typeof cardFields>>;

function card(fields: Card) {
  return {
    title: fields.title,
    text: fields.field_introduction_wysiwyg,
    image: fields.field_header_image_video,
  };
}

/** Words and a button that ask for a gift. */
export const donationContentSchema = z
  .object({ ...cardFields, field_primary_button: linkField.catch(null) })
  .transform((fields) => ({ ...card(fields), link: fields.field_primary_button }));

/** A place to meet others, of a kind with a drawing. */
export const meetingPlaceSchema = z
  .object({
    ...cardFields,
    field_address: addressField.catch(null),
    field_external_link: linkField.catch(null),
    field_ontmoetingsplek_type: iconTermField.catch(null),
  })
  .transform((fields) => ({
    ...card(fields),
    kind: fields.field_ontmoetingsplek_type,
    address: fields.field_address,
    link: fields.field_external_link,
  }));

/** A book, film or game that somebody recommends. */
export const recommendationItemSchema = z
  .object({
    ...cardFields,
    path: z
      .array(z.object({ alias: z.string().nullish() }))
      .nullish()
      .catch(null),
    field_label: textField.catch(null),
    field_primary_button: linkField.catch(null),
    field_secondary_link: linkField.catch(null),
    field_video: videoField.catch(null),
  })
  .transform((fields) => ({
    ...card(fields),
    /** The last part of its address: its place in the query of the overview. */
    slug: slugOf(fields.path?.[0]?.alias),
    label: fields.field_label,
    video: fields.field_video,
    primaryLink: fields.field_primary_button,
    secondaryLink: fields.field_secondary_link,
  }));

function slugOf(alias: string | null | undefined): string | null {
  return alias && isOwnPath(alias) ? alias.split("/").at(-1) || null : null;
}
