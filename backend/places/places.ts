import type { Coordinates } from "./coordinates";
import { type Province, provinceAbbreviations, provinces } from "./provinces";

/** A town or village. */
export interface Place {
  name: string;
  municipality: string;
  province: Province;
  coordinates: Coordinates;
  /** 0 when unknown. */
  inhabitants: number;
}

/** The towns, villages and postcodes of the Netherlands. */
export interface Places {
  list: readonly Place[];
  /** The names of all municipalities, with their province. */
  municipalities: ReadonlyMap<string, Province>;
  /**
   * Finds a place by name or postcode (the letters are ignored), regardless of case, accents and punctuation. Of
   * places with the same name it returns the largest, unless a province or municipality is added: 'Hengelo (Gld)'.
   * For a municipality it returns the largest place.
   */
  find: (query: string) => Place | undefined;
}

export interface PlaceData {
  /** The largest place of each municipality first. */
  places: Place[];
  municipalities: ReadonlyMap<string, Province>;
  /** Names of places by alternative name. */
  aliases: ReadonlyMap<string, string>;
  /** The first postcode of each range with its place, in ascending order. */
  postcodes: readonly { from: number; place: Place }[];
}

/** A Dutch postcode: four digits, alone or with two letters other than SA, SD and SS. */
const postcodePattern = /^([1-9]\d{3})(?: ?(?!s[ads])[a-z]{2})?$/i;

const provinceOf = new Map([
  ...provinces.map((province) => [nameKey(province), province] as const),
  ...Object.entries(provinceAbbreviations),
]);

/** Creates the search for places. */
export function createPlaces({ places, municipalities, aliases, postcodes }: PlaceData): Places {
  const byName = new Map<string, Place[]>();
  for (const place of places) {
    const key = nameKey(place.name);
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  for (const namesakes of byName.values())
    namesakes.sort((one, other) => other.inhabitants - one.inhabitants);
  const aliasOf = new Map([...aliases].map(([alias, name]) => [nameKey(alias), nameKey(name)]));
  const largestOf = new Map<string, Place>();
  for (const place of places) {
    const key = nameKey(place.municipality);
    if (!largestOf.has(key)) largestOf.set(key, place);
  }

  const findByName = (key: string) => byName.get(aliasOf.get(key) ?? key) ?? [];

  /** Finds names with a province or municipality at the end: 'Hengelo Gld', 'Rijswijk (Altena)'. */
  function findWithArea(key: string): Place | undefined {
    const words = key.split(" ");
    for (let count = 1; count < words.length; count++) {
      const candidates = findByName(words.slice(0, count).join(" "));
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
      return findByName(key)[0] ?? largestOf.get(key) ?? findWithArea(key);
    },
  };
}

/** Normalises a name: 's-Gravenhage and s gravenhage, Súdwest and sudwest have the same key. */
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
