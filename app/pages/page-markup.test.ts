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

test.each(examples)("the structured data of a $type $name is valid for search engines", ({ json }) => {
  const page = pageSchema.parse(json);
  const markup = page.type === "unknown" ? [] : pageMarkup(page, site);
  expect(markup.flatMap(markupProblems)).toEqual([]);
});

const markupOf = (json: object) => {
  const page = pageSchema.parse(json);
  return page.type === "unknown" ? [] : pageMarkup(page, site);
};

test("a news item has its publication date, author and picture", () => {
  expect(markupOf(newsExamples["with everything"])).toMatchObject([
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

test("the author of regional news is the region", () => {
  expect(markupOf(regioNieuwsExamples["with everything"])).toMatchObject([
    { author: { name: "Rivierenland", url: "https://www.example.nl/regios/rivierenland" } },
  ]);
});

test("a title that is too long for search engines is truncated", () => {
  const [markup] = markupOf({ ...newsExamples["with everything"], title: [{ value: "lang ".repeat(60) }] });
  expect(markup && markupProblems(markup)).toEqual([]);
});

test("the home page has the publisher and the search form", () => {
  const socials = [{ title: "Facebook", url: "https://www.facebook.com/dementie" }];
  const markup = siteMarkup(site, { description: "Uitleg.", helpline: "0800 000 00 00", socials });
  expect(markup.flatMap(markupProblems)).toEqual([]);
  expect(markup[1].potentialAction.target.urlTemplate).toBe(
    "https://www.example.nl/zoeken?zoekterm={search_term_string}",
  );
});
