import { z } from "zod";
import { addressField } from "~/fields/addresses";
import { definePage } from "~/fields/definitions";
import { htmlField, linkField, termField, textField } from "~/fields/drupal-fields";
import { geoField } from "~/fields/geo";
import { openingHoursField } from "~/fields/opening-hours";

/** Locations in several towns share a name, so the document title adds the town. */
export const location = definePage("location", {
  kind: "location",
  fields: z.object({
    field_address: addressField.catch(null),
    field_contact: textField.catch(null),
    field_contact_data: htmlField.catch(null),
    field_email: textField.catch(null),
    field_external_link: linkField.catch(null),
    field_geo: geoField.catch(null),
    field_location_type: termField.catch(null),
    field_opening_hours: openingHoursField.catch([]),
    field_phone: textField.catch(null),
  }),
  read: (fields) => ({
    location: {
      kind: fields.field_location_type?.label ?? null,
      address: fields.field_address,
      contact: {
        person: fields.field_contact,
        phone: fields.field_phone,
        email: fields.field_email,
      },
      /** Further contact information, as HTML. */
      contactText: fields.field_contact_data,
      website: fields.field_external_link,
      openingHours: fields.field_opening_hours,
      coordinates: fields.field_geo,
    },
  }),
  sheet: "lists",
  hasActivityList: true,
  titleSuffix: ({ title, location: { address } }) =>
    address?.city && !title.includes(address.city) ? address.city : "",
});
