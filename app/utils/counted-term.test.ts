import { expect, test } from "vitest";
import { countedTerm } from "./counted-term";

test.each([
  ["Autorijden", "autorijden"],
  ["  Hulp   THUIS ", "hulp thuis"],
  ["zo’n dag-opvang", "zo’n dag-opvang"],
  ["wat is dementie 2026", "wat is dementie 2026"],
  ["cafe\u0301", "café"],
  ["4001", "4001"],
])("%j is counted as %j", (term, counted) => {
  expect(countedTerm(term)).toBe(counted);
});

test.each([
  "",
  "anna@example.nl",
  "anna (at) example punt nl",
  "06 12345678",
  "06-1234 5678",
  "0344 612 345",
  "123456782",
  "bsn 1234 56782",
  "4001 AB",
  "4001ab",
  "4001-ab",
  "4001 AB 12",
  "4001 12",
  "12-03-1950",
  "3 maart 1950",
  "NL91ABNA0417164300",
  "<b>hulp</b>",
  "https://example.nl",
  "mijn man Jan heeft sinds vorig jaar alzheimer",
  "een twee drie vier vijf zes",
  "a".repeat(41),
])("%j is not counted", (term) => {
  expect(countedTerm(term)).toBeNull();
});
