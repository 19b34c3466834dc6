import { z } from "zod";
import { addressField } from "~/utils/addresses";
import { htmlField, linkField, termField, textField } from "~/utils/drupal-fields";
import { commonPage, pageFields } from "../page-fields";

/** Fields of spec 001, section 3, 'Location page type'. */
export const locationSchema = z
  .object({
    ...pageFields,
    field_address: addressField.catch(null),
    field_contact: textField.catch(null),
    field_contact_data: htmlField.catch(null),
    field_email: textField.catch(null),
    field_external_link: linkField.catch(null),
    field_location_type: termField.catch(null),
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
    },
  }));
