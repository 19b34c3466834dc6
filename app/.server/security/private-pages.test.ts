import { expect, test } from "vitest";
import { isPrivatePage } from "./private-pages";

test.each([
  "/geheugentest",
  "/geheugentest/zelf/stap2",
  "/Geheugentest/zelf/resultaat",
  "/%67eheugentest/ander",
  "/preview/node/12/34",
  "/doneren?frequentie=eenmalig&bedrag=25",
  "/nieuwsbrief?runid=ab12",
])("a visit to %s is not reported to third parties", (address) => {
  expect(isPrivatePage(`https://www.example.nl${address}`)).toBe(true);
});

test.each(["/", "/zoeken?zoekterm=hulp", "/doneren", "/dementie/geheugentest", "/doneren?item=klok"])(
  "a visit to %s may be counted",
  (address) => expect(isPrivatePage(`https://www.example.nl${address}`)).toBe(false),
);
