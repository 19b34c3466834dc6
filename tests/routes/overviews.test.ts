import { expect, test } from "vitest";
import { loader as newsLoader } from "~/routes/news/overview";
import { loader as regionNewsLoader } from "~/routes/news/region-overview";
import { loader as pageLoader } from "~/routes/pages/page";
import type { Overview } from "~/utils/overview";
import { regionContent } from "../../backend/test-regions";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const twoDigits = (number: number) => String(number).padStart(2, "0");
const files = (count: number, file: (n: number) => [name: string, text: string]) =>
  Object.fromEntries(numbers(count).map(file));

const westFriesland = "regions/west-friesland.json";

/** More than one page of each type; number 1 comes first. */
const content: Record<string, string> = {
  [westFriesland]: JSON.stringify({
    ...JSON.parse(regionContent[westFriesland] ?? "{}"),
    news: numbers(24).map((n) => ({
      slug: `verhaal-${n}`,
      title: `Verhaal ${twoDigits(n)}`,
      introduction_wysiwyg: "Wat er gebeurde.",
      publication_date: `2026-10-${twoDigits(25 - n)}`,
    })),
  }),
  ...files(24, (n) => [
    `news/bericht-${twoDigits(n)}.yaml`,
    `{ type: news, title: Bericht ${twoDigits(n)}, publication_date: 2026-10-${twoDigits(25 - n)}, introduction_wysiwyg: ${n === 20 ? "Café De Brug" : "Nieuws"} }`,
  ]),
  "pages/nieuws.yaml":
    "{ type: overview_page, title: Al het nieuws, meta_tags: { description: Wat er gebeurt. } }",
  "pages/vrienden.yaml": "{ type: business_partner_overview, title: Vrienden }",
  ...files(25, (n) => [
    `pages/vrienden/bedrijf-${twoDigits(n)}.yaml`,
    `{ type: business_partner, title: Bedrijf ${twoDigits(n)}, tag: ${n > 22 ? "Zorg én wonen" : "Winkel"} }`,
  ]),
  "pages/boeken.yaml": "{ type: recommendation_overview, title: Boeken }",
  "recommendations/boeken.yaml": numbers(40)
    .map(
      (n) =>
        `- { title: Boek ${twoDigits(n)}, label: ${n % 4 === 0 ? "Film" : "Roman"}, text: Lees het samen. }`,
    )
    .join("\n"),
};

const site = (failing: Failing = {}) => regionSite(failing, content);
type Site = Awaited<ReturnType<typeof site>>;

/** Loads the overview at an address with its route. */
async function open(at: Site, address: string) {
  const request = new Request(`http://dementie.localhost${address}`);
  const [, regioName] = /^\/regios\/([^/]+)\/nieuws/.exec(address) ?? [];
  const args = { request, params: { regioName }, context: at.loadContext() };
  const { data, init } = regioName
    ? await regionNewsLoader(args)
    : address.startsWith("/nieuws")
      ? await newsLoader(args)
      : await pageLoader(args);
  const loaded = "page" in data ? "data" in data.page && data.page.data : data;
  const overview: Overview<{ title: string }> | null =
    loaded && "overview" in loaded ? loaded.overview : null;
  if (!overview) throw new Error(`no overview at ${address}`);
  return {
    overview,
    titles: overview.items.map(({ title }) => title),
    page: overview.paging.page,
    document: data.document,
    status: init?.status,
  };
}

const firstPages = [
  "",
  "?page=",
  "?page=0",
  "?page=-1",
  "?page=abc",
  "?page=1",
  "?page=1.5",
  "?page=3&page=x",
];
const lastPages = ["3", "4", "1000", "1000000000", "9".repeat(400)].map((page) => `?page=${page}`);

test.each([
  ["/nieuws", "Bericht", [1, 10], [21, 24]],
  ["/regios/west-friesland/nieuws", "Verhaal", [1, 10], [21, 24]],
  ["/vrienden", "Bedrijf", [1, 10], [21, 25]],
  // Page n of recommendations includes all earlier pages.
  ["/boeken", "Boek", [1, 16], [1, 40]],
])(
  "%s shows the first page for invalid numbers and the last page for higher numbers",
  async (path, word, first, last) => {
    const at = await site();
    const from = ([start = 1, end = 1]: number[]) =>
      numbers(end - start + 1).map((n) => `${word} ${twoDigits(n + start - 1)}`);
    for (const query of firstPages) {
      const { titles, page, status, document } = await open(at, path + query);
      expect({ query, titles, page, status }).toEqual({ query, titles: from(first), page: 1, status: 200 });
      expect(document).toMatchObject({ noindex: false, canonical: path, prev: null, next: `${path}?page=2` });
    }
    for (const query of lastPages) {
      const { titles, page, document } = await open(at, path + query);
      expect({ query, titles, page }).toEqual({ query, titles: from(last), page: 3 });
      expect(document).toMatchObject({ canonical: `${path}?page=3`, prev: `${path}?page=2`, next: null });
      expect(document.title).toMatch(/, pagina 3$/);
    }
  },
);

test("'Laad meer' of the news also shows the earlier pages", async () => {
  const { titles, document } = await open(await site(), "/nieuws?page=2&vanaf=1");
  expect(titles).toHaveLength(20);
  expect(document.canonical).toBe("/nieuws?page=2");
});

test.each([
  ["/nieuws", "cafe brug", ["Bericht 20"]],
  ["/vrienden", "ZORG EN wonen", ["Bedrijf 23", "Bedrijf 24", "Bedrijf 25"]],
  ["/boeken", "film", numbers(10).map((n) => `Boek ${twoDigits(n * 4)}`)],
])("a search in %s finds the words of the term and has noindex", async (path, term, expected) => {
  const at = await site();
  const query = new URLSearchParams({ zoekterm: ` ${term}  ` });
  const { titles, overview, document, status } = await open(at, `${path}?${query}`);
  expect(titles).toEqual(expected);
  expect(overview).toMatchObject({ term, total: expected.length });
  expect(document).toMatchObject({ noindex: true, canonical: path });
  expect(document.title).toContain(`gezocht naar ‘${term}’`);
  expect(status).toBe(200);
});

test("the title, and the addresses of the previous and the next page, contain the term", async () => {
  const { document } = await open(await site(), "/nieuws?zoekterm=nieuws&page=2");
  expect(document.title).toMatch(/: gezocht naar ‘nieuws’, pagina 2$/);
  expect(document).toMatchObject({
    noindex: true,
    canonical: "/nieuws",
    prev: "/nieuws?zoekterm=nieuws",
    next: "/nieuws?zoekterm=nieuws&page=3",
  });
});

test("an overview renders for any term", async () => {
  const at = await site();
  const terms = [
    "\"'`“”",
    "🧠👵🏽",
    "<script>alert(1)</script>",
    "geheugen ".repeat(1200),
    "a\u0000b\u0008",
    "__proto__ constructor",
    "a AND (b OR -c) +d* [f TO g] {h}",
    "\\ .* ^$ (",
  ];
  for (const path of ["/nieuws", "/regios/rivierenland/nieuws", "/vrienden", "/boeken"]) {
    for (const term of terms) {
      const { overview, status } = await open(at, `${path}?${new URLSearchParams({ zoekterm: term })}`);
      expect({ path, term, status, failed: overview.failed }).toEqual({
        path,
        term,
        status: 200,
        failed: false,
      });
      expect(overview.term.length).toBeLessThanOrEqual(200);
    }
  }
});

test("a term of only spaces counts as no term", async () => {
  const { overview, document } = await open(await site(), "/nieuws?zoekterm=%20%20");
  expect(overview).toMatchObject({ term: "", total: 24 });
  expect(document.noindex).toBe(false);
});

test("the news overview of a region has only its news and its name in the title", async () => {
  const at = await site();
  const { titles, document, overview } = await open(at, "/regios/rivierenland/nieuws");
  expect(titles).toContain("Joyce schenkt koffie");
  expect(titles.join()).not.toContain("Bericht");
  expect(document).toMatchObject({
    title: "Nieuws van Afdeling Rivierenland",
    canonical: "/regios/rivierenland/nieuws",
    pageKind: "regioNewsOverview",
  });
  expect(overview.path).toBe("/regios/rivierenland/nieuws");
  const found = await open(at, "/regios/rivierenland/nieuws?zoekterm=joyce&page=999999999");
  expect(found.titles).toEqual(["Joyce schenkt koffie"]);
});

test("the news of an unknown region is a 404, of a region that cannot be looked up a 503", async () => {
  const call = async (at: Site, regioName: string) => {
    const request = new Request(`http://dementie.localhost/regios/${regioName}/nieuws`);
    return outcomeOf(regionNewsLoader({ request, params: { regioName }, context: at.loadContext() }));
  };
  expect((await call(await site(), "nergenshuizen")).status).toBe(404);
  expect((await call(await site({ "/api/v1/region/": 500 }), "rivierenland")).status).toBe(503);
});

test.each([
  ["/nieuws", "/api/v1/es/news"],
  ["/nieuws?zoekterm=brug", "/api/v1/es/news/search"],
  ["/regios/rivierenland/nieuws", "/api/v1/region/news"],
  ["/vrienden", "/api/drupal/api/all-bedrijfsvriend"],
  ["/boeken", "/api/v1/recommendation-items"],
])("%s is a 503 with an empty list when %s fails or returns a 404", async (address, call) => {
  for (const status of [500, 404]) {
    const failed = await open(await site({ [call]: status }), address);
    expect(failed.overview).toMatchObject({ failed: true, items: [], total: 0 });
    expect(failed.status).toBe(503);
  }
});

test("the CMS page gives the news overview its title and description", async () => {
  const { document } = await open(await site(), "/nieuws");
  expect(document).toMatchObject({
    title: "Al het nieuws",
    description: "Wat er gebeurt.",
    pageKind: "newsOverview",
  });
  const without = await open(await site({ "/api/drupal/nieuws": 500 }), "/nieuws");
  expect(without).toMatchObject({ status: 200, document: { title: "Nieuws" } });
  expect(without.titles).toHaveLength(10);
});

test("the number of recommendations per call has a maximum", async () => {
  const at = await site();
  await open(at, "/boeken?page=50");
  const sizes = at.requests.flatMap((call) => /pageSize=(\d+)/.exec(call)?.[1] ?? []);
  expect(sizes).toEqual(["160"]);
});

test.each([500, 404])(
  "a failed search of regional news (%i) is a 200 with a failure message",
  async (failureStatus) => {
    const at = await site({ "/api/v1/region/news-search": failureStatus });
    const { overview, status, document } = await open(at, "/regios/rivierenland/nieuws?zoekterm=koffie");
    expect(status).toBe(200);
    expect(overview).toMatchObject({ failed: true, items: [], total: 0, term: "koffie" });
    expect(document.noindex).toBe(true);
  },
);
