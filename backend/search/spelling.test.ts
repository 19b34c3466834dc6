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
  // Of two that are as near, the one that is used most.
  ["rast", "mast"],
])("for %s one may have meant %s", (typed, meant) => {
  expect(spelling(typed)).toBe(meant);
});

test.each([
  ["a word that is there", "dementie"],
  ["another form of it", "huisartsen"],
  ["its beginning", "geheu"],
  ["a word without its accent", "cafe"],
  ["a common word", "waarom"],
  ["a short word", "kat"],
  ["what resembles nothing", "xylofoonkwartet"],
  ["nothing", ""],
  ["signs", "?! <b> \ud83d 🧠 __proto__"],
  ["ten thousand letters", "q".repeat(10_000)],
])("%s is no mistake", (_what, typed) => {
  expect(spelling(typed)).toBeNull();
});
