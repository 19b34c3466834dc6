import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { blockExamples } from "~/blocks/examples";
import { pageExamples } from "~/pages/examples";
import { brands } from "~/utils/brand";
import { common as alzheimer } from "./nl/alzheimer";
import { common as dementie } from "./nl/dementie";
import { common as samen } from "./nl/samen";

/** A number of what the product has, or of how often it was used; those change without a release. */
const productNumber =
  /\b(?:\d[\d.]*|(?:\p{L}*(?:tien|tig|honderd|duizend|miljoen)))\s+(?:\p{L}+\s+)?(?:afdeling|regio|locatie|activiteit|vacature|vrijwilliger|donateur|lid|leden|mensen|bezoekers|cafés?|keer)\p{L}*/giu;

const numbersIn = (value: unknown) => JSON.stringify(value).match(productNumber) ?? [];

test.each([
  "in 48 afdelingen",
  "onze achtenveertig regio’s",
  "al 2.500.000 keer ingevuld",
  "6.000 actieve vrijwilligers",
])("'%s' states a product's number", (text) => {
  expect(numbersIn(text)).toHaveLength(1);
});

const sets = { alzheimer, dementie, samen };

test.each(brands)("no text of the interface of %s states a number that data has", (brand) => {
  expect(numbersIn(sets[brand])).toEqual([]);
});

test("no example of a block or page states the number of regions", () => {
  expect(numbersIn([blockExamples, pageExamples]).filter((text) => /afdeling|regio/.test(text))).toEqual([]);
});

test("texts of editors name the number of regions that there are", () => {
  const regions = z
    .array(z.unknown())
    .parse(parse(readFileSync("content/regions/source/regions.yaml", "utf8")));
  const files = readdirSync("content", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(yaml|json)$/.test(file),
  );
  const named = files.flatMap((file) =>
    Array.from(readFileSync(`content/${file}`, "utf8").matchAll(/\b(\d+) afdelingen/g), ([, count]) => ({
      file,
      count: Number(count),
    })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ count }) => count !== regions.length)).toEqual([]);
});
