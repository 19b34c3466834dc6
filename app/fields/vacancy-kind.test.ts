import { expect, test } from "vitest";
import { isUnknownVacancyType, vacancyPlace } from "./vacancy-kind";

test.each([
  ["in_de_buurt", "nearby"],
  ["vanuit_huis", "fromHome"],
  ["op_de_maan", "nearby"],
  ["", "nearby"],
  [null, "nearby"],
])("the workplace of a national vacancy of type '%s' is %s", (type, kind) => {
  expect(vacancyPlace("landelijk", type, null)).toEqual({ kind });
  expect(vacancyPlace("landelijk", type, "Tiel")).toEqual({ kind });
});

test("the workplace of a regional or corporate vacancy is its city", () => {
  expect(vacancyPlace("regional", "vanuit_huis", "Tiel")).toEqual({ kind: "city", city: "Tiel" });
  expect(vacancyPlace("corporate", "in_de_buurt", "Amersfoort")).toEqual({
    kind: "city",
    city: "Amersfoort",
  });
});

test("without a city the workplace is unknown, unless a corporate vacancy is done from home", () => {
  expect(vacancyPlace("regional", "in_de_buurt", null)).toBeNull();
  expect(vacancyPlace("corporate", "in_de_buurt", null)).toBeNull();
  expect(vacancyPlace("corporate", "vanuit_huis", null)).toEqual({ kind: "fromHome" });
});

test.each([
  ["in_de_buurt", false],
  ["vanuit_huis", false],
  [null, false],
  ["op_de_maan", true],
])("whether the vacancy type '%s' is unknown: %s", (type, unknown) => {
  expect(isUnknownVacancyType(type)).toBe(unknown);
});
