import { expect, test } from "vitest";
import { parseJsonLd } from "./structured-data";

test.each(['{"@type":"Service"}', '[{"@type":"Service"},{"@type":"Event"}]', " {} "])(
  "%s is JSON-LD",
  (code) => {
    expect(parseJsonLd(code)).toEqual(JSON.parse(code));
  },
);

test.each([
  "",
  "{",
  '{"@type":"Service",}',
  "null",
  "1",
  '"tekst"',
  "true",
  "[]",
  "[1]",
  "[[]]",
  "[{},null]",
  "<script>{}</script>",
])("%s is not JSON-LD", (code) => {
  expect(parseJsonLd(code)).toBeNull();
});

test("deeply nested JSON is not JSON-LD", () => {
  expect(parseJsonLd(`${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`)).toBeNull();
});
