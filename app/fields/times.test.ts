import { expect, test } from "vitest";
import { timeField } from "./times";
import { value } from "./wire-examples";

test.each([
  [value(50_400), 50_400],
  [value("50400"), 50_400],
  [value("14:00"), 50_400],
  [value("09:30:00"), 34_200],
  [value("0:00"), 0],
  [value(0), 0],
  [value(86_399), 86_399],
])("%j is a time of the day", (json, seconds) => {
  expect(timeField.parse(json)).toBe(seconds);
});

test.each([
  [[]],
  [null],
  [undefined],
  [value("")],
  [value(86_400)],
  [value(86_401)],
  [value(-60)],
  [value("24:00")],
  [value("twee uur")],
])("%j is not a time of the day", (json) => {
  expect(timeField.parse(json)).toBeNull();
});
