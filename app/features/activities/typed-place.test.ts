import { expect, test } from "vitest";
import { placeTypedAt, withPlace } from "./typed-place";

test.each([
  ["/regios?zoekterm=4001+AB", "4001 AB"],
  ["/vrijwilligerswerk?zipcode=Tiel", "Tiel"],
  ["/regios/rivierenland?zoekterm=0123", ""],
  ["/regios/rivierenland", ""],
])("the typed place in %s is '%s'", (address, place) => {
  expect(placeTypedAt(address)).toBe(place);
});

test.each([
  ["/regios/rivierenland", "4001 AB", "/regios/rivierenland?zoekterm=4001+AB"],
  [
    "/regios/rivierenland/locaties?soort=12#lijst",
    "Tiel",
    "/regios/rivierenland/locaties?soort=12&zoekterm=Tiel#lijst",
  ],
  ["/regios?zoekterm=Hoorn", "Tiel", "/regios?zoekterm=Tiel"],
  [
    "/regios/rivierenland#activiteiten",
    "Tiel & co",
    "/regios/rivierenland?zoekterm=Tiel+%26+co#activiteiten",
  ],
  ["/regios/rivierenland", "", "/regios/rivierenland"],
  ["https://elders.example/", "Tiel", "https://elders.example/"],
  ["//elders.example/", "Tiel", "//elders.example/"],
  ["tel:0800", "Tiel", "tel:0800"],
])("%s with the place '%s' becomes %s", (url, typed, carried) => {
  expect(withPlace(url, typed)).toBe(carried);
});
