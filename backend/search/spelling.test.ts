import { expect, test } from "vitest";
import { createSpelling } from "./spelling";

const spelling = createSpelling([
  "Het geheugen en de huisarts. Dementie, dementie en nog eens dementie.",
  "Koffie in het café met de gemeente, elke maand een ander thema.",
  "Thema's over huizen: het huis en de tuin. Kast, mast en mast.",
]);

test.each([
  ["geheugne", "geheugen"],
  ["gehuegen", "geheugen"],
  ["Huisarst", "huisarts"],
  ["de demetie van mijn moeder", "de dementie van mijn moeder"],
  ["koffie bij de gemeemte", "koffie bij de gemeente"],
  // Of two equally similar words, the more frequent one.
  ["rast", "mast"],
])("%s is corrected to %s", (typed, correction) => {
  expect(spelling(typed)).toBe(correction);
});

test.each([
  ["a known word", "dementie"],
  ["another form of a known word", "huisartsen"],
  ["the start of a known word", "geheu"],
  ["a word without its accent", "cafe"],
  ["a common word", "waarom"],
  ["a short word", "kat"],
  ["a word unlike any known word", "xylofoonkwartet"],
  ["an empty query", ""],
  ["punctuation and symbols", "?! <b> \ud83d 🧠 __proto__"],
  ["ten thousand letters", "q".repeat(10_000)],
])("%s is not corrected", (_what, typed) => {
  expect(spelling(typed)).toBeNull();
});
