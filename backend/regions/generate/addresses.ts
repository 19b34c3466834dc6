import type { Address } from "../../content/field-schemas";
import type { Coordinates } from "../../places/coordinates";
import type { Place, Places } from "../../places/places";
import type { Random } from "./random";
import type { NamesSource, RegionSource } from "./source";

/** The first four-digit postcode of a place. */
export type PostcodeOf = (place: Place) => number | undefined;

/** Finds postcodes of places; a place without one gets that of the nearest place in its municipality. */
export function postcodeFinder(places: Places): PostcodeOf {
  const codes = new Map<Place, number>();
  for (let code = 1001; code < 10_000; code++) {
    const place = places.find(String(code));
    // Postcodes ending in 0 are mostly post office boxes: prefer another one.
    const isFirst = place && (codes.get(place) ?? code - 1) % 10 === 0;
    if (place && (isFirst || !codes.has(place))) codes.set(place, code);
  }
  const placesWithCode = [...codes].map(([place, code]) => ({ place, code }));
  return (place) =>
    codes.get(place) ??
    placesWithCode
      .filter(({ place: other }) => other.municipality === place.municipality)
      .map(({ place: other, code }) => ({ code, distance: relativeDistance(place, other) }))
      .sort((one, other) => one.distance - other.distance)[0]?.code;
}

/** Squared distance on a flat map, good enough to compare nearby places. */
function relativeDistance(one: Place, other: Place): number {
  const { lat, lon } = one.coordinates;
  return (lat - other.coordinates.lat) ** 2 + ((lon - other.coordinates.lon) * 0.62) ** 2;
}

/** Finds a town by name within the municipalities of the region. Throws when there is none. */
export function townOf(name: string, { slug, municipalities }: RegionSource, places: Places): Place {
  const town = places.list.find(
    (place) => place.name === name && municipalities.includes(place.municipality),
  );
  if (!town) throw new Error(`${slug}: there is no ${name} in its municipalities`);
  return town;
}

/** An invented address in a town. */
export function addressIn(
  town: Place,
  organization: string,
  { names, postcodeOf, random }: { names: NamesSource; postcodeOf: PostcodeOf; random: Random },
): { address: Address; geo: Coordinates } {
  const letters = "ABCDEFGHJKLMNPRTUVWXZ";
  const letter = () => random.pick([...letters]);
  return {
    address: {
      organization,
      address_line1: `${random.pick(names.streets)} ${random.between(1, 140)}`,
      postal_code: `${postcodeOf(town)} ${letter()}${letter()}`,
      locality: town.name,
    },
    // A few hundred metres from the centre of the town, so that places do not overlap on a map.
    geo: {
      lat: round(town.coordinates.lat + random.between(-6, 6) / 1000),
      lon: round(town.coordinates.lon + random.between(-9, 9) / 1000),
    },
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
