import { expect, test } from "vitest";
import { landPath, mapSize, onMap, waterPath } from "./netherlands";

const den = { helder: { latitude: 52.95, longitude: 4.76 }, haag: { latitude: 52.08, longitude: 4.31 } };
const vaals = { latitude: 50.77, longitude: 6.02 };
const delfzijl = { latitude: 53.33, longitude: 6.92 };

test("north is up and east is right", () => {
  expect(onMap(den.helder).y).toBeLessThan(onMap(den.haag).y);
  expect(onMap(den.haag).x).toBeLessThan(onMap(vaals).x);
});

test.each([den.helder, den.haag, vaals, delfzijl])("%j is on the map", (place) => {
  const { x, y } = onMap(place);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(mapSize.width);
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(mapSize.height);
});

test("a kilometre has the same length to the east as to the south", () => {
  // Den Haag is 1 degree of latitude (111 km) above 51.08, and 111 km west of 5.94 at its own latitude.
  const { x, y } = onMap(den.haag);
  const south = onMap({ ...den.haag, latitude: den.haag.latitude - 1 }).y - y;
  const east = onMap({ ...den.haag, longitude: den.haag.longitude + 1.63 }).x - x;
  expect(east / south).toBeCloseTo(1, 1);
});

test("the outlines are closed, rounded shapes of numbers", () => {
  for (const path of [landPath, waterPath]) expect(path).toMatch(/^(M[\d.]+ [\d.]+Q[\d. ]+z)+$/);
});
