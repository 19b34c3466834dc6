import { z } from "zod";
import type { ActivityList } from "~/features/activities/filter";
import { addressField } from "~/fields/addresses";
import { htmlField, linkField, termField, textField } from "~/fields/drupal-fields";
import { geoField } from "~/fields/geo";
import { openingHoursField } from "~/fields/opening-hours";
import { commonPage, pageFields } from "~/pages/page-fields";

/** Fields of spec 001, section 3, 'Location page type'; opening hours and the point on the map are extensions. */
export const locationSchema = z
  .object({
    ...pageFields,
    field_address: addressField.catch(null),
    field_contact: textField.catch(null),
    field_contact_data: htmlField.catch(null),
    field_email: textField.catch(null),
    field_external_link: linkField.catch(null),
    field_geo: geoField.catch(null),
    field_location_type: termField.catch(null),
    field_opening_hours: openingHoursField.catch([]),
    field_phone: textField.catch(null),
  })
  .transform((fields) => ({
    type: "location" as const,
    ...commonPage(fields),
    location: {
      kind: fields.field_location_type?.label ?? null,
      address: fields.field_address,
      contact: {
        person: fields.field_contact,
        phone: fields.field_phone,
        email: fields.field_email,
      },
      /** What else there is to say about getting in touch. */
      contactText: fields.field_contact_data,
      website: fields.field_external_link,
      openingHours: fields.field_opening_hours,
      /** Where it is on the map. */
      coordinates: fields.field_geo,
    },
    /** What is planned there, filled in by the loader; null in the gallery. */
    activities: null as ActivityList | null,
  }));
