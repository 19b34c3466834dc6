import { expect, test } from "vitest";
import { readPlace, readPostcode } from "./postcode";

test.each([
  ["4001", "4001"],
  ["1000", "1000"],
  ["9999", "9999"],
  ["4001 AB", "4001 AB"],
  ["4001ab", "4001 AB"],
  ["4001 Ab", "4001 AB"],
  ["  4001   AB ", "4001 AB"],
  ["4001\u00a0AB", "4001 AB"],
  ["4001 SB", "4001 SB"],
  ["4001 AS", "4001 AS"],
  ["4001-AB", "4001 AB"],
  ["4001.ab", "4001 AB"],
  ["NL-4001 AB", "4001 AB"],
  ["nl 4001ab", "4001 AB"],
  ["NL-4001", "4001"],
  ["4001 AB Tiel", "4001 AB"],
  ["4001AB, Tiel", "4001 AB"],
  ["NL-4001 AB Tiel", "4001 AB"],
  ["4001 AB 12", "4001 AB"],
  ["Tiel 4001 AB", "4001 AB"],
  ["Lindelaan 12, 4001-ab", "4001 AB"],
])("'%s' is the postcode %s", (typed, postcode) => {
  expect(readPostcode(typed)).toBe(postcode);
  expect(readPlace(typed)).toBe(postcode);
});

test.each([
  "0123",
  "0123 AB",
  "4001 SA",
  "4001sd",
  "4001 Ss",
  "4001 A",
  "4001 ABC",
  "40011",
  "4001--AB",
  "4001 Tiel",
  "4001 1A",
  "4001 ÀB",
])("'%s' is not a valid postcode, and not a place either", (typed) => {
  expect(readPostcode(typed)).toBeNull();
  expect(readPlace(typed)).toBeNull();
});

test.each([
  ["Tiel", "Tiel"],
  [" 's-Gravenhage ", "'s-Gravenhage"],
  ["2e Exloërmond", "2e Exloërmond"],
  ["Bergen\top  Zoom", "Bergen op Zoom"],
  ["Súdwest-Fryslân", "Súdwest-Fryslân"],
  ["Ee", "Ee"],
  ["NL-0123 AB", "NL-0123 AB"],
  ["Tiel 4001", "Tiel 4001"],
  ["Tiel 4001 SA", "Tiel 4001 SA"],
  ["Tiel 14001 AB", "Tiel 14001 AB"],
  ["Tiel 4001 AB in het midden", "Tiel 4001 AB in het midden"],
])("'%s' is the place %s", (typed, place) => {
  expect(readPlace(typed)).toBe(place);
  expect(readPostcode(typed)).toBeNull();
});

test.each([undefined, "", "   ", "123", "?!", "\u0000", "a".repeat(101)])("%j is not a place", (typed) => {
  expect(readPlace(typed)).toBeNull();
});
