import { expect, test } from "vitest";
import { loader } from "~/routes/pages/page";
import { vacancyContent } from "../../backend/test-vacancies";
import { type Failing, regionSite } from "../setup/region-site";

const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
/** Two regions with vacancies, the overview, and three pages of vacancies in Hoorn. */
const content: Record<string, string> = {
  ...vacancyContent,
  "pages/vrijwilligerswerk.yaml": "{ type: vacancy_overview, title: Vrijwilligerswerk }",
  ...Object.fromEntries(
    numbers.map((n) => [
      `pages/regios/west-friesland/vrijwilligerswerk/bestuur-${n}.yaml`,
      `{ type: regio_vacancies, title: Bestuurslid ${n}, created: 2026-09-01, regio: /regios/west-friesland, function_type: 53, activity: 59, duration: 47, plaatsnaam: Hoorn }`,
    ]),
  ),
};

const site = (failing: Failing = {}) => regionSite(failing, content);

async function open(query = "", at?: Awaited<ReturnType<typeof site>>) {
  const { loadContext, requests } = at ?? (await site());
  const request = new Request(`http://dementie.localhost/vrijwilligerswerk${query}`);
  const { data, init } = await loader({ request, params: {}, context: loadContext() });
  const { page, document } = data;
  if (page.type !== "vacancy_overview" || !page.data) throw new Error(`not the overview: ${page.type}`);
  const searches = requests.filter(
    (call) => call.startsWith("/api/v1/region/vacancies/search") && !/pageSize=1(&|$)/.test(call),
  );
  const titlesOf = (items: { title: string }[]) => items.map(({ title }) => title);
  const titles = titlesOf(page.data.vacancies.items);
  return {
    ...page.data.vacancies,
    titles,
    elsewhere: titlesOf(page.data.vacancies.anywhere),
    document,
    status: init?.status,
    searches,
  };
}

const national = ["Luisteren aan de lijn", "Open sollicitatie"];

test("all volunteer vacancies are listed in pages of fifteen, with the filters in order of weight", async () => {
  const { total, items, paging, facets, document, status } = await open();
  expect({ total, itemCount: items.length, paging, status }).toEqual({
    total: 45,
    itemCount: 15,
    paging: { page: 1, count: 3, before: 0 },
    status: 200,
  });
  expect(facets.map(({ name, terms }) => [name, terms.map(({ label }) => label)])).toEqual([
    ["functionIds", ["Maatje", "Gastvrouw of gastheer", "Bestuurslid"]],
    ["activityIds", ["Ontmoeten", "Bewegen", "Besturen"]],
    ["durationIds", ["Een paar uur per maand", "Een paar uur per week"]],
    ["availabilityIds", ["Overdag", "Avond"]],
  ]);
  expect(document).toMatchObject({
    title: "Vrijwilligerswerk",
    pageKind: "vacancyOverview",
    noindex: false,
    canonical: "/vrijwilligerswerk",
    prev: null,
    next: "/vrijwilligerswerk?page=2",
  });
});

test("every page number renders a page", async () => {
  const at = await site();
  const pages: [query: string, page: number, itemCount: number][] = [
    ["?page=", 1, 15],
    ["?page=0", 1, 15],
    ["?page=-1", 1, 15],
    ["?page=abc", 1, 15],
    ["?page=1.5", 1, 15],
    ["?page=2", 2, 15],
    ["?page=3", 3, 15],
    ["?page=4", 3, 15],
    ["?page=999999999", 3, 15],
    ["?page=1000000000", 3, 15],
    ["?page=3&vanaf=1", 3, 45],
    ["?functionIds=51&page=7", 1, 1],
  ];
  for (const [query, page, itemCount] of pages) {
    const { paging, items, status } = await open(query, at);
    expect({ query, page: paging.page, itemCount: items.length, status }).toEqual({
      query,
      page,
      itemCount,
      status: 200,
    });
  }
});

test("the addresses of the previous and the next page contain the normalised filter", async () => {
  const { document } = await open("?page=2&durationIds=47&functionIds=53&functionIds=abc,53");
  expect(document).toMatchObject({
    title: "Vrijwilligerswerk, pagina 2",
    prev: "/vrijwilligerswerk?functionIds=53&durationIds=47",
    next: "/vrijwilligerswerk?functionIds=53&durationIds=47&page=3",
  });
});

test("repeated keys and comma-separated ids are the same filter", async () => {
  const [commas, repeated] = await Promise.all([
    open("?functionIds=51,52"),
    open("?functionIds=52&functionIds=51&search=&zipcode=&range=10"),
  ]);
  expect(commas.titles).toEqual(["Wandelmaatje", "Loop je mee?", "Gastvrouw of gastheer"]);
  expect(repeated.titles).toEqual(commas.titles);
  expect(repeated.filter).toEqual(commas.filter);
});

test("the choices within a filter are combined with 'or', the filters with 'and'", async () => {
  expect((await open("?functionIds=51,52&durationIds=46")).titles).toEqual([
    "Loop je mee?",
    "Gastvrouw of gastheer",
  ]);
  expect((await open("?functionIds=52&durationIds=46&availabilityIds=42")).total).toBe(0);
});

test("the pages of the list are indexed; filtered lists have noindex and the canonical address of the list", async () => {
  const at = await site();
  expect((await open("?page=2", at)).document).toMatchObject({
    noindex: false,
    canonical: "/vrijwilligerswerk?page=2",
  });
  for (const query of ["?functionIds=53", "?durationIds=47&page=2", "?zipcode=Tiel", "?search=koffie"]) {
    const { document } = await open(query, at);
    expect({ query, ...document }).toMatchObject({ query, noindex: true, canonical: "/vrijwilligerswerk" });
  }
  // Invalid options are ignored.
  expect((await open("?functionIds=abc&range=25", at)).document.noindex).toBe(false);
});

test("a search finds words in vacancies and has noindex", async () => {
  const { titles, document } = await open("?search=koffie&functionIds=51");
  expect(titles).toEqual(["Gastvrouw of gastheer"]);
  expect(document).toMatchObject({
    noindex: true,
    title: "Vrijwilligerswerk: gezocht naar ‘koffie’",
    canonical: "/vrijwilligerswerk",
  });
});

test("a search near a place counts and lists what is near; work that can be done anywhere is a list of its own", async () => {
  const { items, total, titles, elsewhere, document } = await open("?zipcode=4001ab");
  expect({ total, titles, elsewhere }).toEqual({
    total: 1,
    titles: ["Gastvrouw of gastheer"],
    elsewhere: national,
  });
  expect(items.map(({ distance }) => distance)).toEqual([0]);
  expect(document).toMatchObject({ noindex: true, canonical: "/vrijwilligerswerk" });
  expect((await open("?zipcode=Tiel&range=25")).titles).toContain("Wandelmaatje");
});

test("near a place, every page of the list is counted without the work that can be done anywhere", async () => {
  const at = await site();
  for (const [query, page, itemCount] of [
    ["", 1, 15],
    ["&page=2", 2, 15],
    ["&page=3", 3, 11],
    ["&page=4", 3, 11],
    ["&page=3&vanaf=1", 3, 41],
  ] as const) {
    const { total, paging, items, elsewhere } = await open(`?zipcode=Hoorn${query}`, at);
    expect({ query, total, page: paging.page, count: paging.count, itemCount: items.length }).toEqual({
      query,
      total: 41,
      page,
      count: 3,
      itemCount,
    });
    expect(elsewhere, query).toEqual(national);
  }
});

test("a duration that no volunteer work has is not offered, unless it is chosen", async () => {
  const durations =
    "[{ id: 46, name: Een paar uur per maand }, { id: 47, name: Een paar uur per week }, { id: 546, name: 36 uur per week }]";
  const at = await regionSite({}, { ...content, "taxonomies/durations.yaml": durations });
  const offered = async (query: string) => {
    const { facets } = await open(query, at);
    return facets.find(({ name }) => name === "durationIds")?.terms.map(({ id }) => id);
  };
  expect(await offered("")).toEqual([46, 47]);
  expect(await offered("?durationIds=546")).toEqual([46, 47, 546]);
});

test("a search without results nearby makes one more call with a wider search radius", async () => {
  const { total, farther, unknownPlace, searches, status } = await open("?zipcode=Tiel&functionIds=52");
  expect({ total, unknownPlace, status }).toEqual({ total: 0, unknownPlace: false, status: 200 });
  expect(farther).toMatchObject({ radius: 50, total: 1, items: [{ title: "Wandelmaatje" }] });
  expect(farther?.items[0]?.distance).toBeGreaterThan(10);
  expect(
    searches.filter((call) => call.includes("radius=50") && call.includes("functionId=52")),
  ).toHaveLength(1);
});

test("a search with only national results nearby also lists the nearest regional vacancies", async () => {
  const { titles, elsewhere, farther } = await open("?zipcode=Tiel&range=5&search=lijn");
  expect([titles, elsewhere]).toEqual([[], ["Luisteren aan de lijn"]]);
  expect(farther).toBeNull();
  const culemborg = await open("?zipcode=Culemborg&range=5&functionIds=51");
  expect(culemborg.farther).toMatchObject({ total: 1, items: [{ title: "Gastvrouw of gastheer" }] });
});

test("a search with results nearby makes one call", async () => {
  expect((await open("?zipcode=Tiel")).searches).toHaveLength(1);
  expect((await open("")).searches).toHaveLength(1);
});

test("an unknown place is an error with an empty list", async () => {
  const at = await site();
  for (const zipcode of ["Nergenshuizen", "0123", "4001 SS", "!!", "<script>", "plaats ".repeat(1500)]) {
    const found = await open(`?${new URLSearchParams({ zipcode })}`, at);
    expect(found).toMatchObject({ unknownPlace: true, total: 0, farther: null, failed: false, status: 200 });
  }
});

test("a known place without results is not marked as unknown", async () => {
  const found = await open("?zipcode=Tiel&search=qqzzxx");
  expect(found).toMatchObject({ unknownPlace: false, total: 0, farther: null });
});

test("the overview renders for any input", async () => {
  const terms = [
    "\"'`“”",
    "🧠👵🏽",
    "<script>alert(1)</script>",
    "koffie ".repeat(1500),
    "a\u0000b\u0008",
    "__proto__ constructor",
    "a AND (b OR -c) +d* [f TO g] {h}",
  ];
  const at = await site();
  for (const search of terms) {
    const { status, failed, filter } = await open(`?${new URLSearchParams({ search, page: "2" })}`, at);
    expect({ search, status, failed }).toEqual({ search, status: 200, failed: false });
    expect(filter.search.length).toBeLessThanOrEqual(200);
  }
});

test("invalid and unknown ids are ignored", async () => {
  const { total, filter, document } = await open(
    "?functionIds=abc,-1,1e3,51,999999&activityIds=../1&range=7",
  );
  expect(filter).toMatchObject({ ids: { functionIds: [51], activityIds: [] }, radius: 10 });
  expect(total).toBe(1);
  expect(document.canonical).toBe("/vrijwilligerswerk");
});

test("a failed vocabulary removes only its own filter, whose chosen values still apply", async () => {
  const { facets, titles, status } = await open(
    "?functionIds=51",
    await site({ "/api/drupal/api/taxonomies/function_type": 500 }),
  );
  expect(facets.map(({ name }) => name)).toEqual(["activityIds", "durationIds", "availabilityIds"]);
  expect({ titles, status }).toEqual({ titles: ["Gastvrouw of gastheer"], status: 200 });
});

test("a failed search is a 503 with an error message, not 'nothing found'", async () => {
  const at = await site({ "/api/v1/region/vacancies/search": 500 });
  const failed = await open("?functionIds=51", at);
  expect(at.requests.filter((call) => call.startsWith("/api/v1/region/vacancies/search"))).toHaveLength(1);
  expect(failed).toMatchObject({ failed: true, items: [], total: 0, unknownPlace: false, status: 503 });
  expect(failed.facets).toHaveLength(4);
});

test("a 404 of the search is an empty list", async () => {
  const none = await open("", await site({ "/api/v1/region/vacancies/search": 404 }));
  expect(none).toMatchObject({ failed: false, total: 0, unknownPlace: false, status: 200 });
});
