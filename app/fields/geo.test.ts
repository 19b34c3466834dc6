import { expect, test } from "vitest";
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
  [{ lat: "hier", lon: "daar" }],
])("%j has no point", (field) => {
  expect(geoField.parse(field)).toBeNull();
});
