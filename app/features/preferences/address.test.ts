import { expect, test } from "vitest";
import { preferencesAddress, preferencesReturnPath } from "./address";

test.each([
  ["/", "/weergave?terug=%2F"],
  ["/zorgen/partner", "/weergave?terug=%2Fzorgen%2Fpartner"],
  ["/zoeken?zoekterm=hulp&page=2", "/weergave?terug=%2Fzoeken%3Fzoekterm%3Dhulp%26page%3D2"],
])("the link on %s has the page as its return address", (address, expected) => {
  expect(preferencesAddress(address)).toBe(expected);
});

test.each([
  ["/doneren?frequentie=maandelijks&bedrag=10", "/weergave?terug=%2Fdoneren"],
  ["/nieuwsbrief?runid=ab12", "/weergave?terug=%2Fnieuwsbrief"],
  ["/preview/node/1/2?sleutel=geheim", "/weergave"],
])("the private query of %s is not in the return address", (address, expected) => {
  expect(preferencesAddress(address)).toBe(expected);
});

test.each([
  ["/weergave", "/weergave"],
  ["/weergave?terug=%2Fzorgen", "/weergave?terug=%2Fzorgen"],
  ["/weergave/bewaard?terug=%2Fzorgen", "/weergave?terug=%2Fzorgen"],
  ["/weergave?terug=%2Fweergave%3Fterug%3D%2Fzorgen", "/weergave"],
  ["/weergave?terug=https://elders.example", "/weergave"],
])("on %s the return address is kept", (address, expected) => {
  expect(preferencesAddress(address)).toBe(expected);
});

test.each([
  ["/zorgen?page=2", "/zorgen?page=2"],
  ["/weergaven", "/weergaven"],
  ["/weergave", "/"],
  ["/weergave/bewaard?terug=/zorgen", "/"],
  ["//elders.example", "/"],
  ["https://elders.example/", "/"],
  ["/\\elders.example", "/"],
  [null, "/"],
])("the return address '%s' leads to %s", (value, expected) => {
  expect(preferencesReturnPath(value)).toBe(expected);
});
