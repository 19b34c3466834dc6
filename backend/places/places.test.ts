import { describe, expect, test } from "vitest";
import { distanceBetween } from "./coordinates";
import { readPlaces } from "./read-places";

const problems: string[] = [];
const places = readPlaces("content", (file) => (reason) => problems.push(`${file}: ${reason}`));
const placeOf = (query: string) => {
  const place = places.find(query);
  return place && `${place.name}, ${place.municipality}`;
};

test("the place files have no problems", () => {
  expect(problems).toEqual([]);
  expect(places.list.length).toBeGreaterThan(1_500);
  expect(places.municipalities.size).toBe(342);
});

describe("a search by name", () => {
  test.each([
    ["Tiel", "Tiel, Tiel"],
    ["  tiel ", "Tiel, Tiel"],
    ["TIEL", "Tiel, Tiel"],
    ["'s-Hertogenbosch", "'s-Hertogenbosch, 's-Hertogenbosch"],
    ["s hertogenbosch", "'s-Hertogenbosch, 's-Hertogenbosch"],
    ["’s-Hertogenbosch", "'s-Hertogenbosch, 's-Hertogenbosch"],
    ["Den Bosch", "'s-Hertogenbosch, 's-Hertogenbosch"],
    ["den haag", "Den Haag, Den Haag"],
    ["'s-Gravenhage", "Den Haag, Den Haag"],
    ["Mariënberg", "Mariënberg, Hardenberg"],
    ["marienberg", "Mariënberg, Hardenberg"],
    ["Capelle a/d IJssel", "Capelle aan den IJssel, Capelle aan den IJssel"],
    ["St. Annaparochie", "Sint Annaparochie, Waadhoeke"],
    ["Ljouwert", "Leeuwarden, Leeuwarden"],
    ["Etten-Leur", "Etten-Leur, Etten-Leur"],
    ["etten leur", "Etten-Leur, Etten-Leur"],
  ])("for '%s' finds %s", (query, place) => {
    expect(placeOf(query)).toBe(place);
  });

  test("finds the largest place of that name, unless a province or municipality is added", () => {
    expect(placeOf("Hengelo")).toBe("Hengelo, Hengelo");
    expect(placeOf("Hengelo (Gld)")).toBe("Hengelo, Bronckhorst");
    expect(placeOf("hengelo gelderland")).toBe("Hengelo, Bronckhorst");
    expect(placeOf("Rijswijk Altena")).toBe("Rijswijk, Altena");
  });

  test("for a municipality without a place of the same name finds its largest place", () => {
    expect(placeOf("West Betuwe")).toBe("Geldermalsen, West Betuwe");
    expect(placeOf("Súdwest-Fryslân")).toBe("Sneek, Súdwest-Fryslân");
  });

  test.each([
    "",
    "   ",
    "Nergenshuizen",
    "<script>",
    "__proto__",
    "constructor",
    "a".repeat(5_000),
    "Gelderland",
  ])("for '%s' finds nothing", (query) => {
    expect(placeOf(query)).toBeUndefined();
  });
});

describe("a postcode", () => {
  test.each([
    ["4001", "Tiel"],
    ["4001 AB", "Tiel"],
    ["4001ab", "Tiel"],
    ["1012 JS", "Amsterdam"],
    ["2513 AA", "Den Haag"],
    ["5211 XZ", "'s-Hertogenbosch"],
    ["9166", "Schiermonnikoog"],
    ["6291", "Vaals"],
    ["4501", "Oostburg"],
    ["9999", "Warffum"],
    ["1000", "Amsterdam"],
  ])("%s is in %s", (postcode, name) => {
    expect(places.find(postcode)?.name).toBe(name);
  });

  test.each([
    "0999",
    "0123 AB",
    "999",
    "10000",
    "4001 SA",
    "4001 sd",
    "4001 SS",
    "4001 A",
    "4001  AB",
    "4001-AB",
  ])("%s is not valid", (postcode) => {
    expect(places.find(postcode)).toBeUndefined();
  });

  test("has a place for every number from 1000 to 9999", () => {
    const missing = Array.from({ length: 9_000 }, (_, index) => String(1_000 + index)).filter(
      (postcode) => !places.find(postcode),
    );
    expect(missing).toEqual([]);
  });

  // The first two digits are an area: a mistake in the table would be far from its neighbours.
  test("is near the other postcodes with the same two digits", () => {
    const outliers = [];
    for (let area = 10; area < 100; area++) {
      const codes = Array.from({ length: 100 }, (_, index) =>
        places.find(`${area}${String(index).padStart(2, "0")}`),
      );
      const points = codes.flatMap((place) => place ?? []);
      const median = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;
      const middle = {
        lat: median(points.map(({ coordinates }) => coordinates.lat)),
        lon: median(points.map(({ coordinates }) => coordinates.lon)),
      };
      for (const { name, coordinates } of points) {
        if (distanceBetween(middle, coordinates) > 65) outliers.push(`${area}: ${name}`);
      }
    }
    expect([...new Set(outliers)]).toEqual([]);
  });
});

test("distances between places match known values", () => {
  const between = (one: string, other: string) => {
    const [a, b] = [places.find(one), places.find(other)];
    return a && b ? distanceBetween(a.coordinates, b.coordinates) : Number.NaN;
  };
  expect(between("Amsterdam", "Maastricht")).toBeCloseTo(175, -1);
  expect(between("Tiel", "Culemborg")).toBeCloseTo(16, 0);
  expect(between("Tiel", "Tiel")).toBe(0);
});
