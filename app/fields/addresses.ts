import { z } from "zod";
import { items } from "./drupal-fields";
import { withKind } from "./field-kinds";

/** A postal address, without names of persons, districts or countries. */
export interface Address {
  /** The name of the building. */
  organisation: string | null;
  /** Street and number, then the second address line. */
  street: string[];
  postalCode: string | null;
  city: string | null;
}

const line = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

const addressItem = z
  .object({
    organization: line,
    address_line1: line,
    address_line2: line,
    postal_code: line,
    locality: line,
  })
  .transform((item): Address | null => {
    const street = [item.address_line1, item.address_line2].filter((text) => text !== null);
    const { organization: organisation, postal_code: postalCode, locality: city } = item;
    return organisation || street.length > 0 || city ? { organisation, street, postalCode, city } : null;
  });

/** The first address of a field, or null without a name, a street and a city. */
export const addressField = withKind(
  "address",
  items(addressItem).transform(([first]) => first ?? null),
);

/** An address with Drupal's property names, not in a list; null when absent or invalid. */
export const apiAddress = withKind("address", addressItem.nullable().catch(null).default(null));

/** The address as on an envelope: name, street, postal code with city; without duplicate lines. */
export function addressLines({ organisation, street, postalCode, city }: Address): string[] {
  const place = [postalCode, city].filter((text) => text !== null).join(" ");
  return [...new Set([organisation, ...street, place])].filter((text): text is string => !!text);
}

/**
 * The address of a route in Google Maps to the street, postal code and city.
 * Null without street and city: a name alone is ambiguous.
 */
export function directionsUrl({ street, postalCode, city }: Address): string | null {
  if (street.length === 0 && !city) return null;
  const destination = [street[0], postalCode, city].filter(Boolean).join(", ");
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
