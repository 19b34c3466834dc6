import { expect, test } from "vitest";
import { byProvince, findProvince } from "./provinces";

const region = (title: string, province: string | null) => ({
  id: 1,
  title,
  url: `/regios/${title}`,
  province,
  municipalities: [],
  coordinates: null,
});
const regions = [
  region("Zwolle", "Overijssel"),
  region("Elders", null),
  region("Zuid", "Fryslân"),
  region("Breda", "Noord-Brabant"),
  region("Noord", "Fryslân"),
];

test("regions are grouped by province in alphabetical order, those without a province last", () => {
  const groups = byProvince(regions).map(({ province, regions }) => [
    province,
    regions.map(({ title }) => title),
  ]);
  expect(groups).toEqual([
    ["Fryslân", ["Noord", "Zuid"]],
    ["Noord-Brabant", ["Breda"]],
    ["Overijssel", ["Zwolle"]],
    ["", ["Elders"]],
  ]);
});

test.each([
  ["Overijssel", "Overijssel"],
  ["overijssel ", "Overijssel"],
  ["NOORD BRABANT", "Noord-Brabant"],
  ["Noord - Brabant", "Noord-Brabant"],
  ["Fryslan", "Fryslân"],
  ["friesland", "Fryslân"],
  ["provincie Friesland", "Fryslân"],
])("'%s' is the province %s", (term, province) => {
  expect(findProvince(regions, term)?.province).toBe(province);
});

test("a region may have its province in Dutch", () => {
  expect(findProvince([region("Noord", "Friesland")], "Fryslân")?.province).toBe("Friesland");
});

test.each(["Gelderland", "Brabant", "", "provincie", "Zwolle, Overijssel"])(
  "'%s' is none of them",
  (term) => {
    expect(findProvince(regions, term)).toBeNull();
  },
);
