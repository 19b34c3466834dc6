import type { Coordinates } from "./coordinates";
import { type Province, provinceAbbreviations, provinces } from "./provinces";

/** A town or village. */
export interface Place {
  name: string;
  municipality: string;
  province: Province;
  coordinates: Coordinates;
  /** 0 where it is not known. */
  inhabitants: number;
}

/** The towns, villages and postcodes of the Netherlands. */
export interface Places {
  list: readonly Place[];
  /** The names of all municipalities, with their province. */
  municipalities: ReadonlyMap<string, Province>;
  /**
   * The place of that name, or of that postcode (decision 32; the letters play no part), however it is typed.
   * Of places with one name the largest is meant, unless the province or municipality is added: 'Hengelo
   * (Gld)'. Also finds a municipality: then its largest place.
   */
  find: (query: string) => Place | undefined;
}

export interface PlaceData {
  /** The largest place of each municipality first. */
  places: Place[];
  municipalities: ReadonlyMap<string, Province>;
  /** Other names, with the name of the place. */
  aliases: ReadonlyMap<string, string>;
  /** The first of a row of postcodes and the place of that row, in rising order. */
  postcodes: readonly { from: number; place: Place }[];
}

/** Spec 001, section 5 and decision 32: four digits, alone or with two letters that are not SA, SD or SS. */
const postcodePattern = /^([1-9]\d{3})(?: ?(?!s[ads])[a-z]{2})?$/i;

const provinceOf = new Map([
  ...provinces.map((province) => [nameKey(province), province] as const),
  ...Object.entries(provinceAbbreviations),
]);

/** Makes the look-up. */
export function createPlaces({ places, municipalities, aliases, postcodes }: PlaceData): Places {
  const byName = new Map<string, Place[]>();
  for (const place of places) {
    const key = nameKey(place.name);
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  for (const found of byName.values()) found.sort((one, other) => other.inhabitants - one.inhabitants);
  const aliasOf = new Map([...aliases].map(([alias, name]) => [nameKey(alias), nameKey(name)]));
  const largestOf = new Map<string, Place>();
  for (const place of places) {
    const key = nameKey(place.municipality);
    if (!largestOf.has(key)) largestOf.set(key, place);
  }

  const named = (key: string) => byName.get(aliasOf.get(key) ?? key) ?? [];

  /** 'Hengelo Gld', 'Rijswijk (Altena)': what stands last says which one. */
  function findWithArea(key: string): Place | undefined {
    const words = key.split(" ");
    for (let count = 1; count < words.length; count++) {
      const candidates = named(words.slice(0, count).join(" "));
      const area = words.slice(count).join(" ");
      const province = provinceOf.get(area);
      const found = candidates.find(
        (place) => place.province === province || nameKey(place.municipality) === area,
      );
      if (found) return found;
    }
    return undefined;
  }

  return {
    list: places,
    municipalities,
    find: (query) => {
      const digits = postcodePattern.exec(query.trim())?.[1];
      if (digits) return postcodes.findLast(({ from }) => from <= Number(digits))?.place;
      const key = nameKey(query);
      return named(key)[0] ?? largestOf.get(key) ?? findWithArea(key);
    },
  };
}

/** What different ways to write a name have in common: 's-Gravenhage, s gravenhage; Súdwest, sudwest. */
export function nameKey(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’‘`´]/g, "")
    .replace(/[^a-z0-9/]+/g, " ")
    .replace(/\ba\/d\b/g, "aan den")
    .replace(/\bst\b/g, "sint")
    .trim();
}
