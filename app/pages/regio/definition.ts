import { z } from "zod";
import type { RegionParts } from "~/features/regions/parts";
import { addressField } from "~/fields/addresses";
import { linkField, textField } from "~/fields/drupal-fields";
import { geoField } from "~/fields/geo";
import { termsField } from "~/fields/terms";
import { commonPage, pageFields } from "~/pages/page-fields";

const socialField = linkField.catch(null);

/** Fields of spec 001, section 3, 'Region'. Postal code and city are those of the address. */
export const regioSchema = z
  .object({
    ...pageFields,
    field_address: addressField.catch(null),
    field_contact: textField.catch(null),
    field_email: textField.catch(null),
    field_facebook: socialField,
    field_geo: geoField.catch(null),
    field_instagram: socialField,
    field_linkedin: socialField,
    field_municipalities: termsField.catch([]),
    field_phone: textField.catch(null),
    field_recipient_email: textField.catch(null),
    field_twitter: socialField,
    field_youtube: socialField,
  })
  .transform((fields) => ({ fields, page: commonPage(fields) }))
  .transform(({ fields, page }) => ({
    type: "regio" as const,
    ...page,
    contact: { person: fields.field_contact, phone: fields.field_phone, email: fields.field_email },
    address: fields.field_address,
    /** Where it stands on the map. */
    coordinates: fields.field_geo,
    municipalities: fields.field_municipalities.map(({ label }) => label),
    socials: [
      { name: "Facebook", link: fields.field_facebook },
      { name: "Instagram", link: fields.field_instagram },
      { name: "LinkedIn", link: fields.field_linkedin },
      { name: "X (Twitter)", link: fields.field_twitter },
      { name: "YouTube", link: fields.field_youtube },
    ].flatMap(({ name, link }) => (link ? [{ ...link, title: name }] : [])),
    /** Where subscriptions to the region's newsletter go; never shown. */
    recipientEmail: fields.field_recipient_email,
    /** What takes those subscriptions; null where nobody would get them. */
    newsletterUrl: newsletterUrl(page.path, fields.field_recipient_email),
    /** What the region lists, filled in by the loader; null in the gallery. */
    parts: null as RegionParts | null,
  }));

function newsletterUrl(path: string | null, recipient: string | null): string | null {
  const name = path?.split("/").at(-1);
  return name && z.email().safeParse(recipient).success ? `/regios/${name}/nieuwsbrief` : null;
}

export type Region = z.output<typeof regioSchema>;
