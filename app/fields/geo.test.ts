import { expect, test } from "vitest";
import { fieldProblems } from "./field-problems";
import { geoField } from "./geo";

test("a point has a latitude and a longitude", () => {
  const item = { value: "POINT (5.429 51.887)", lat: 51.887, lon: 5.429, geo_type: "Point" };
  expect(geoField.parse([item])).toEqual({ latitude: 51.887, longitude: 5.429 });
});

test("latitude and longitude may be texts", () => {
  expect(geoField.parse([{ lat: "51.887", lon: "5.429" }])).toEqual({ latitude: 51.887, longitude: 5.429 });
});

test.each([
  undefined,
  null,
  [],
  [{}],
  [{ lat: 51.9 }],
  [{ lat: 191, lon: 5 }],
  [{ lat: 0, lon: 0 }],
  [{ lat: 5.429, lon: 51.887 }],
  [{ lat: 51.887, lon: null }],
  [{ lat: "hier", lon: "daar" }],
])("%j has no point", (field) => {
  expect(geoField.parse(field)).toBeNull();
});

test.each([
  ["Vaals", 50.77, 6.02],
  ["Sint Anna ter Muiden", 51.31, 3.37],
  ["Rottumeroog", 53.54, 6.58],
  ["Bad Nieuweschans", 53.18, 7.21],
])("%s, at the border, has a point", (_, latitude, longitude) => {
  expect(geoField.parse([{ lat: latitude, lon: longitude }])).toEqual({ latitude, longitude });
});

test("a point outside the Netherlands is reported at its place, without the point", () => {
  const reason = "lies outside the Netherlands";
  expect(fieldProblems(geoField, [{ lat: 0, lon: 0 }])).toEqual([
    { at: "", reason: `lat ${reason}; lon ${reason}` },
  ]);
});
