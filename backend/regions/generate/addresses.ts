import type { Address } from "../../content/field-schemas";
import type { Coordinates } from "../../places/coordinates";
import type { Place, Places } from "../../places/places";
import type { Random } from "./random";
import type { NamesSource, RegionSource } from "./source";

/** The first four-digit code that belongs to a place. */
export type PostcodeOf = (place: Place) => number | undefined;

/** Finds out which codes belong to which place; one without is given that of the nearest in its municipality. */
export function postcodeFinder(places: Places): PostcodeOf {
  const codes = new Map<Place, number>();
  for (let code = 1001; code < 10_000; code++) {
    const place = places.find(String(code));
    // Whole tens are post office boxes where there is more.
    const isFirst = place && (codes.get(place) ?? code - 1) % 10 === 0;
    if (place && (isFirst || !codes.has(place))) codes.set(place, code);
  }
  const known = [...codes].map(([place, code]) => ({ place, code }));
  return (place) =>
    codes.get(place) ??
    known
      .filter(({ place: other }) => other.municipality === place.municipality)
      .map(({ place: other, code }) => ({ code, far: farness(place, other) }))
      .sort((one, other) => one.far - other.far)[0]?.code;
}

function farness(one: Place, other: Place): number {
  const { lat, lon } = one.coordinates;
  return (lat - other.coordinates.lat) ** 2 + ((lon - other.coordinates.lon) * 0.62) ** 2;
}

/** The town of that name that belongs to the region. */
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
    // Some hundred metres from the middle of the town, so that two places do not cover each other on a map.
    geo: {
      lat: round(town.coordinates.lat + random.between(-6, 6) / 1000),
      lon: round(town.coordinates.lon + random.between(-9, 9) / 1000),
    },
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
