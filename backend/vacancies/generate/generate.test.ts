import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPlaces } from "../../places/read-places";
import { postcodeFinder } from "../../regions/generate/addresses";
import { readSource } from "../../regions/generate/source";
import { readRegions } from "../../regions/read-regions";
import { regionalVacancies } from "./regional";
import { readVacancySource } from "./source";

const source = readSource("content");
const vacancySource = readVacancySource("content");
const places = readPlaces("content", () => () => {});
const postcodeOf = postcodeFinder(places);
const files = new Map(readRegions("content", () => () => {}).map(({ slug, region }) => [slug, region]));
const generate = (number: number) => {
  const region = source.regions[number];
  if (!region) throw new Error(`there is no region ${number}`);
  const context = { region, number, source, places, postcodeOf };
  return regionalVacancies(context, files.get(region.slug)?.locations ?? [], vacancySource);
};

test("the vacancies of a region are always the same and differ from those of the next region", () => {
  expect(generate(7)).toEqual(generate(7));
  const roles = (number: number) => generate(number).map(({ sub_title }) => sub_title);
  expect(roles(7).filter((role) => roles(8).includes(role))).toEqual([]);
});

test("regional.json is up to date with its source", () => {
  const written: unknown = JSON.parse(readFileSync("content/vacancies/regional.json", "utf8"));
  const generated = source.regions.flatMap((_, number) => generate(number));
  expect(written).toEqual(JSON.parse(JSON.stringify(generated)));
});

test("the first vacancy of a region is never closed", () => {
  const first = source.regions.map((_, number) => generate(number)[0]);
  expect(first.filter((vacancy) => (vacancy?.ends_in ?? 0) < 0)).toEqual([]);
});
