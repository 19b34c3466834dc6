import { expect, test } from "vitest";
import { hasPrivateQuery } from "./private-query";

test.each([
  "?frequentie=eenmalig",
  "?bedrag=25",
  "?bedrag-maandelijks=25",
  "?ander-bedrag=",
  "?page=2&ander-bedrag-jaarlijks=12",
  "?score+sdv=4",
  "?score%20sdv=4",
  "?SCORE%20SDV=4",
  "?runid=ab12",
  "?runid[]=ab12",
  "?%20runid=ab12",
  "?score_sdv=4",
])("the query '%s' is private", (query) => {
  expect(hasPrivateQuery(`https://www.example.nl/doneren${query}`)).toBe(true);
});

test.each(["", "?zoekterm=bedrag", "?page=2&pijler=alle", "#bedrag=25", "?bedragen=1", "?myrunid=1"])(
  "the query '%s' is not private",
  (query) => expect(hasPrivateQuery(`https://www.example.nl/doneren${query}`)).toBe(false),
);
