import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** Where something is, as a visitor needs it. */
export interface Address {
  /** The name of the building. */
  organisation: string | null;
  /** Street and number, and what else the editor wrote below it. */
  street: string[];
  postalCode: string | null;
  city: string | null;
}

const line = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

const addressItem = z.object({
  organization: line,
  address_line1: line,
  address_line2: line,
  postal_code: line,
  locality: line,
});

/**
 * The first address of a field (spec 000, section 3: 'Address fields'), or null where it names no place. Names of
 * persons, and districts and countries, are left out: an address here says where to go.
 */
export const addressField = withKind(
  "address",
  items(addressItem).transform(([first]): Address | null => {
    if (!first) return null;
    const street = [first.address_line1, first.address_line2].filter((text) => text !== null);
    const { organization: organisation, postal_code: postalCode, locality: city } = first;
    return organisation || street.length > 0 || city ? { organisation, street, postalCode, city } : null;
  }),
);

/** The lines of an envelope, each once: name, street, postal code and city. */
export function addressLines({ organisation, street, postalCode, city }: Address): string[] {
  const place = [postalCode, city].filter((text) => text !== null).join(" ");
  return [...new Set([organisation, ...street, place])].filter((text): text is string => !!text);
}

/**
 * The way there, at a maps service, with address, postal code and city as its destination (spec 002, section 2).
 * Null where the address has no street and no city: a name alone may lead anywhere.
 */
export function directionsUrl({ street, postalCode, city }: Address): string | null {
  if (street.length === 0 && !city) return null;
  const destination = [street[0], postalCode, city].filter(Boolean).join(", ");
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
