import { z } from "zod";
import { addressField } from "~/fields/addresses";
import { definePage } from "~/fields/definitions";
import { linkField, textField } from "~/fields/drupal-fields";
import { geoField } from "~/fields/geo";
import { termsField } from "~/fields/terms";
import { isEmailAddress } from "~/utils/email-address";

const socialField = linkField.catch(null);

export const regio = definePage("regio", {
  kind: "regioDetail",
  fields: z.object({
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
  }),
  read: (fields, page) => ({
    region: { id: page.nid, title: page.title, url: page.path },
    contact: { person: fields.field_contact, phone: fields.field_phone, email: fields.field_email },
    // Includes postal code and city.
    address: fields.field_address,
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
    /** Path that the subscription form posts to; null without a valid recipient. */
    newsletterUrl: newsletterUrl(page.path, fields.field_recipient_email),
  }),
  sheet: "lists",
  hasActivityList: true,
  hasForm: ({ newsletterUrl }) => newsletterUrl !== null,
});

function newsletterUrl(path: string | null, recipient: string | null): string | null {
  const name = path?.split("/").at(-1);
  return name && recipient && isEmailAddress(recipient) ? `/regios/${name}/nieuwsbrief` : null;
}

export type Region = z.output<typeof regio.decoder>["page"];
