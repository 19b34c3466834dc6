import { describe, expect, test } from "vitest";
import { readPlaces } from "../../places/read-places";
import { regionSchema } from "../region-file";
import { postcodeFinder } from "./addresses";
import { filler, slugOf, typographic } from "./fill";
import { formatJson } from "./format-json";
import { choosePeople } from "./people";
import { randomFor, turnOf } from "./random";
import { generateRegion } from "./region";
import { readSource } from "./source";

const source = readSource("content");
const places = readPlaces("content", () => () => {});
const postcodeOf = postcodeFinder(places);
const generate = (number: number) => {
  const region = source.regions[number];
  if (!region) throw new Error(`there is no region ${number}`);
  return generateRegion({ region, number, source, places, postcodeOf });
};

test("a generated region is always the same and differs from other regions", () => {
  expect(formatJson(generate(5))).toBe(formatJson(generate(5)));
  expect(formatJson(generate(5))).not.toBe(formatJson(generate(6)));
});

test("the generated file is a valid region file", () => {
  expect(regionSchema.safeParse(JSON.parse(formatJson(generate(0)))).error).toBeUndefined();
});

test("every highlight can be used by every region, and names the location or activity it leads to", () => {
  for (const number of source.regions.keys()) {
    const { highlights, locations, series } = generate(number);
    const titles = new Map([...locations, ...series].map(({ slug, title }) => [slug, title]));
    for (const { title, text, primary_link } of highlights) {
      const [, slug = ""] = /\/(?:locaties|activiteiten)\/(.+)$/.exec(primary_link.uri) ?? [];
      expect(`${title} ${text}`).toContain(titles.get(slug) ?? "");
    }
  }
});

test("successive regions have different news and services", () => {
  const titles = (number: number) => generate(number).news.map(({ title }) => title);
  expect(titles(10).filter((title) => titles(11).includes(title))).toEqual([]);
  expect(turnOf(["a", "b", "c", "d"], 1, 3)).toEqual(["d", "a", "b"]);
});

test("each news item ends with a call to action", () => {
  const closings = generate(5).news.map(({ page_content }) => JSON.stringify(page_content?.at(-1)));
  for (const closing of closings) expect(closing).toMatch(/"title":".*(tel:|mailto:|\]\(\/regios\/)/);
  expect(new Set(closings.map((closing) => closing.slice(0, 60))).size).toBe(
    source.regionTexts.newsClosings.length,
  );
});

/** The sentences of a text with more than six words, without its lists of facts. */
function longSentences(text: string): string[] {
  return (
    text
      .split(/(?<=[.!?])[’”)]*\s+|\n+/)
      .map((sentence) => sentence.trim())
      // Facts: times, places and prices.
      .filter((sentence) => !sentence.startsWith("- **"))
      .filter((sentence) => sentence.split(/\s+/).length > 6)
  );
}

test("no two regions have news with the same sentence of more than six words", () => {
  const isStandard = new Set(source.regionTexts.newsClosings.map(({ title }) => title));
  const regionsBySentence = new Map<string, Set<number>>();
  for (const number of source.regions.keys())
    for (const { title, introduction_wysiwyg = "", page_content = [] } of generate(number).news) {
      const told = page_content.filter((block) => !("title" in block && isStandard.has(String(block.title))));
      const texts = told.flatMap((block) =>
        Object.values(block).filter((value) => typeof value === "string"),
      );
      for (const sentence of [title, introduction_wysiwyg, ...texts].flatMap(longSentences))
        regionsBySentence.set(sentence, (regionsBySentence.get(sentence) ?? new Set()).add(number));
    }
  const repeated = [...regionsBySentence].filter(([, regions]) => regions.size > 1).map(([text]) => text);
  expect(repeated).toEqual([]);
});

test("there are enough texts to vary", () => {
  const { activities, cafeTexts } = source.activities;
  expect(activities.length + cafeTexts.length).toBeGreaterThanOrEqual(40);
  const { cafes, meetingPlaces } = source.locations;
  expect(cafes.length + meetingPlaces.length).toBeGreaterThanOrEqual(12);
});

test("quotes become typographic and apostrophes do not change", () => {
  expect(typographic("'Wat een foto's', zei hij. 's Avonds ('laat') kwam ze.")).toBe(
    "‘Wat een foto's’, zei hij. 's Avonds (‘laat’) kwam ze.",
  );
});

describe("the placeholders of a text", () => {
  const random = randomFor("slots");
  const people = choosePeople(source.names, "Zeeland", random);
  const fill = filler({ people, words: { town: "Goes", area: "op de eilanden" } }, random);

  test("are filled with words, capitalised at the start of a sentence", () => {
    expect(fill("In {town}. {Area} is het stil.")).toBe("In Goes. Op de eilanden is het stil.");
  });

  test("are filled with people and their pronouns", () => {
    expect(fill("{v1.voor}: {v1.zij}, {v1.haar}, {v1.hem}. {v1.Zij}")).toBe(
      `${people.v1.first}: zij, haar, haar. Zij`,
    );
    expect(fill("{m1}: {m1.zij}, {m1.haar}, {m1.hem}")).toBe(`${people.m1.full}: hij, zijn, hem`);
  });

  test("keep the value of a number", () => {
    const [first, second] = fill("{n:12-30} en {n}").split(" en ");
    expect(Number(first)).toBeGreaterThanOrEqual(12);
    expect(Number(first)).toBeLessThanOrEqual(30);
    expect(second).toBe(first);
  });

  test("tell numbers of people as somebody would say them", () => {
    expect(fill("{x:43-43} gasten kwamen.")).toBe("Ruim veertig gasten kwamen.");
    expect(fill("Er kwamen {y:390-390} bezoekers en {z:320-320} vrijwilligers.")).toBe(
      "Er kwamen bijna vierhonderd bezoekers en ruim driehonderd vrijwilligers.",
    );
    expect(fill("Ruim {v:210-210} mensen, van ruim {u:200-200} gasten.")).toBe(
      "Ruim tweehonderd mensen, van ruim tweehonderd gasten.",
    );
    expect(fill("Er zijn {w:15-15} vrijwilligers en 40 stoelen.")).toBe(
      "Er zijn vijftien vrijwilligers en 40 stoelen.",
    );
  });

  test("cause an error when they are unknown", () => {
    expect(() => fill("{stad}")).toThrow("unknown placeholder {stad}");
  });
});

test("the people in a text have different names", () => {
  for (let turn = 0; turn < 50; turn++) {
    const people = Object.values(choosePeople(source.names, "Limburg", randomFor(`people ${turn}`)));
    expect(new Set(people.map(({ full }) => full)).size).toBe(people.length);
    expect(new Set(people.map(({ first }) => first)).size).toBe(people.length);
  }
});

test("a title is converted to a slug", () => {
  expect(slugOf("Café 't Anker: 'Wij gaan nog', één keer!")).toBe("cafe-t-anker-wij-gaan-nog-een-keer");
});

test("JSON is on one line when it fits and keeps all values", () => {
  const value = { list: [1, 2], nested: { text: "x".repeat(120), none: null, yes: true }, empty: {} };
  expect(formatJson({ a: 1, b: undefined })).toBe('{ "a": 1 }');
  expect(JSON.parse(formatJson(value))).toEqual(value);
});
