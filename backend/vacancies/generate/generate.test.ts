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

test("a number of people is called rough once: 'ruim veertig', not 'zo'n ruim veertig'", () => {
  const texts = textsIn(source.regions.map((_, number) => generate(number)));
  expect(texts.filter((text) => /\b(?:zo'n|ongeveer|ruim|bijna) (?:ruim|bijna)\b/i.test(text))).toEqual([]);
});

test("the first vacancy of a region is never closed", () => {
  const first = source.regions.map((_, number) => generate(number)[0]);
  expect(first.filter((vacancy) => (vacancy?.ends_in ?? 0) < 0)).toEqual([]);
});

/** All texts of a value, such as those of fields, blocks and their items. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The sentences with more than six words. */
function longSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?])[’”)]*\s+|\n+/)
    .map((sentence) => sentence.replace(/^(?:- |\d\. |## )/, "").trim())
    .filter((sentence) => sentence.split(/\s+/).length > 6);
}

const placesOfRegions = [...source.names.venues, ...source.regions.flatMap(({ towns }) => towns)];

/** Whether a sentence tells a day or time, a price, an address, a place or whom to call. */
function isFact(sentence: string): boolean {
  return (
    /\d|\]\(|\b(?:maan|dins|woens|donder|vrij)dag\b/.test(sentence) ||
    placesOfRegions.some((place) => sentence.includes(place))
  );
}

test("locations, activities and vacancies of two regions share no sentence but the standard ones", () => {
  const standard = new Set(source.standardSentences);
  const regionsBySentence = new Map<string, Set<string>>();
  for (const [number, { slug }] of source.regions.entries()) {
    const region = files.get(slug);
    const sentences = textsIn([region?.locations, region?.series, generate(number)]).flatMap(longSentences);
    for (const sentence of sentences.filter((one) => !isFact(one)))
      regionsBySentence.set(sentence, (regionsBySentence.get(sentence) ?? new Set()).add(slug));
  }
  const repeated = [...regionsBySentence].filter(([, regions]) => regions.size > 1).map(([text]) => text);
  expect(repeated.filter((sentence) => !standard.has(sentence))).toEqual([]);
  expect([...standard].filter((sentence) => !repeated.includes(sentence))).toEqual([]);
});

test("a sentence about a person is not told of several regions with other names", () => {
  const { locations, activities, themes } = source;
  const told = textsIn([locations, activities, themes, vacancySource.roles]).flatMap(longSentences);
  expect(told.filter((sentence) => /\{[pvm][12](\.\w+)?\}/.test(sentence))).toEqual([]);
});
