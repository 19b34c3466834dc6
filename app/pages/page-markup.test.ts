import { expect, test } from "vitest";
import { siteMarkup } from "~/shell/structured-data";
import { markupProblems } from "../../tests/setup/markup-problems";
import { pageExamples } from "./examples";
import { newsExamples, regioNieuwsExamples } from "./news/examples";
import { pageMarkup } from "./page-markup";
import { pageSchema } from "./page-schema";

const site = {
  name: "dementie",
  origin: "https://www.example.nl",
  logo: "/brands/dementie/icon-512.png",
  now: new Date("2026-11-21T08:00:00Z"),
};
const examples = Object.entries(pageExamples).flatMap(([type, ofType]) =>
  Object.entries(ofType).map(([name, json]) => ({ type, name, json })),
);

test.each(examples)("what a page of the type $type $name says is what search engines ask for", ({ json }) => {
  const page = pageSchema.parse(json);
  const said = page.type === "unknown" ? [] : pageMarkup(page, site);
  expect(said.flatMap(markupProblems)).toEqual([]);
});

const newsOf = (json: object) => {
  const page = pageSchema.parse(json);
  return page.type === "unknown" ? [] : pageMarkup(page, site);
};

test("a news item tells when it came out, who says it and shows its picture", () => {
  expect(newsOf(newsExamples["with everything"])).toMatchObject([
    {
      "@type": "NewsArticle",
      headline: "Vijf tips voor een rustig gesprek",
      url: "https://www.example.nl/nieuws/vijf-tips",
      datePublished: "2026-11-19T00:00:00.000Z",
      image: [expect.stringMatching(/^https:\/\/.+\.jpe?g$/)],
      author: { name: "dementie" },
      publisher: {
        "@type": "NGO",
        name: "dementie",
        logo: "https://www.example.nl/brands/dementie/icon-512.png",
      },
    },
  ]);
});

test("news of a region is written by that region", () => {
  expect(newsOf(regioNieuwsExamples["with everything"])).toMatchObject([
    { author: { name: "Rivierenland", url: "https://www.example.nl/regios/rivierenland" } },
  ]);
});

test("a title longer than search engines show is cut", () => {
  const [said] = newsOf({ ...newsExamples["with everything"], title: [{ value: "lang ".repeat(60) }] });
  expect(said && markupProblems(said)).toEqual([]);
});

test("the home page tells whose site it is and how to search it", () => {
  const socials = [{ title: "Facebook", url: "https://www.facebook.com/dementie" }];
  const said = siteMarkup(site, { description: "Uitleg.", helpline: "0800 000 00 00", socials });
  expect(said.flatMap(markupProblems)).toEqual([]);
  expect(said[1].potentialAction.target.urlTemplate).toBe(
    "https://www.example.nl/zoeken?zoekterm={search_term_string}",
  );
});
