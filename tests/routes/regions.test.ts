import { expect, test } from "vitest";
import { loader } from "~/routes/regions/regions";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";

async function regions(query: string, failing: Failing = {}, content: Record<string, string> = {}) {
  const site = await regionSite(failing, content);
  const request = new Request(`http://alzheimer.localhost/regios${query}`);
  const response = await loader({ request, params: {}, context: site.loadContext() });
  return { ...response.data, status: response.init?.status, requests: site.requests };
}

const term = (text: string) => `?${new URLSearchParams({ zoekterm: text })}`;

test("the page without a term lists all regions with their coordinates", async () => {
  const { status, landing, outcome, document, ...page } = await regions("");
  expect([status, landing, outcome]).toEqual([200, null, null]);
  expect(page.regions?.map(({ title, province, url }) => [title, province, url])).toEqual([
    ["Afdeling Rivierenland", "Gelderland", "/regios/rivierenland"],
    ["Afdeling West-Friesland", "Noord-Holland", "/regios/west-friesland"],
  ]);
  expect(page.regions?.[0]?.coordinates).toEqual({ latitude: 51.887, longitude: 5.431 });
  expect(document).toMatchObject({ noindex: false, canonical: "/regios", pageKind: "regioOverview" });
});

test.each([
  ["a postcode", "4001", "Afdeling Rivierenland"],
  ["a postcode with letters", "4001 ab", "Afdeling Rivierenland"],
  ["a postcode with its place", "4001AB, Tiel", "Afdeling Rivierenland"],
  ["a place with its postcode", "Tiel 4001-ab", "Afdeling Rivierenland"],
  ["a postcode with its country", "NL-4001 AB", "Afdeling Rivierenland"],
  ["a place", "tiel", "Afdeling Rivierenland"],
  ["a municipality", "Culemborg", "Afdeling Rivierenland"],
  ["the name of a region", "Rivierenland", "Afdeling Rivierenland"],
  ["a place with spaces around it", "  Hoorn ", "Afdeling West-Friesland"],
  ["a name with a hyphen", "West-Friesland", "Afdeling West-Friesland"],
])("a search for %s finds its region", async (_, text, title) => {
  const { status, landing, document } = await regions(term(text));
  expect(status).toBe(200);
  expect(landing?.parts.region.title).toBe(title);
  expect(document).toMatchObject({
    noindex: true,
    canonical: landing?.parts.region.url,
    pageKind: "locationSearch",
  });
});

test("a search for a place lists the activities within 15 km", async () => {
  const { landing, requests } = await regions(term("4001 ab"));
  const { filter, total, failed } = landing?.parts.activities ?? {};
  expect(filter).toMatchObject({ place: "4001 AB", radius: 15, type: null });
  expect([total, failed]).toEqual([8, false]);
  expect(requests).toContain(
    "/api/v1/region/activities/closest?query=4001 AB&radius=15&page=1&activityType=",
  );
});

test("the title has the page number of the activities, but for the first page", async () => {
  const { document } = await regions("?zoekterm=4001+ab&page=2");
  expect(document.title).toBe("Afdeling Rivierenland, gevonden bij ‘4001 ab’, pagina 2");
});

test.each([
  ["the teaser about the region is missing", {}],
  ["it cannot be loaded", 500],
])("the landing page leads to the region's page and has its phone number when %s", async (_, status) => {
  const path = "/api/drupal/api/get-regio-over-de-regio";
  const failing: Failing = typeof status === "number" ? { [path]: status } : { [path]: 404 };
  const { landing } = await regions(term("4001 ab"), failing);
  expect(landing).toMatchObject({ url: "/regios/rivierenland?zoekterm=4001+ab", phone: "0344 00 00 00" });
});

test("the landing page renders without the phone number when the region's page cannot be loaded", async () => {
  const { status, landing } = await regions(term("Rivierenland"), { "/api/drupal/regios/": 500 });
  expect([status, landing?.url, landing?.phone]).toEqual([200, "/regios/rivierenland", null]);
});

test("a search for the name of a region lists the activities of that region", async () => {
  for (const [text, title, total] of [
    ["Rivierenland", "Afdeling Rivierenland", 9],
    ["afdeling rivierenland", "Afdeling Rivierenland", 9],
    ["West-Friesland", "Afdeling West-Friesland", 1],
    ["west friesland", "Afdeling West-Friesland", 1],
    ["afdeling West Friesland", "Afdeling West-Friesland", 1],
  ] as const) {
    const { landing, requests } = await regions(term(text));
    expect(landing?.parts.region.title, text).toBe(title);
    expect(landing?.parts.activities.total, text).toBe(total);
    expect(requests.filter((call) => call.includes("closest"))).toEqual([]);
  }
});

test.each(["Gelderland", "gelderland", "Noord Holland"])(
  "a search for the province '%s' finds its regions, with status and head of other terms",
  async (text) => {
    const { status, outcome, province, landing, document } = await regions(term(text));
    expect([status, outcome, landing]).toEqual([200, "province", null]);
    expect(province?.regions.map(({ title }) => title)).toEqual([
      text === "Noord Holland" ? "Afdeling West-Friesland" : "Afdeling Rivierenland",
    ]);
    expect(document).toMatchObject({
      title: "Hulp bij jou in de buurt",
      noindex: true,
      canonical: "/regios",
      pageKind: "regioOverview",
    });
  },
);

test("a town with the name of a province finds its own region", async () => {
  const town = { Tiel: { province: "Gelderland", places: { "Noord-Holland": [51.887, 5.431, 40000] } } };
  const { status, outcome, landing } = await regions(
    term("Noord-Holland"),
    {},
    { "places/places.json": JSON.stringify(town), "places/postcodes.json": "{}" },
  );
  expect([status, outcome]).toEqual([200, "found"]);
  expect(landing?.parts.region.title).toBe("Afdeling Rivierenland");
});

test.each(["Atlantis", "0123", "!!", "<script>alert(1)</script>", "'; drop table--", "../../etc"])(
  "a search for '%s' finds no region and has noindex",
  async (text) => {
    const { status, outcome, landing, document } = await regions(term(text));
    expect([status, outcome, landing]).toEqual([200, "none", null]);
    // The first that a screen reader says of the page.
    const title = `We vonden geen afdeling bij ‘${text}’`;
    expect(document).toMatchObject({ title, noindex: true, canonical: "/regios" });
  },
);

test("a misspelt place gets a suggestion that a region is found by, and no other", async () => {
  expect(await regions(term("tiell"))).toMatchObject({ outcome: "none", correction: "tiel" });
  // A word of the pages, but no place.
  expect(await regions(term("kofie"))).toMatchObject({ outcome: "none", correction: null });
  const withoutSuggestions = { "/api/v1/es/suggest": 404 };
  expect(await regions(term("tiell"), withoutSuggestions)).toMatchObject({ status: 200, correction: null });
});

test("a long term is cut to 100 characters, and the last of several terms is used", async () => {
  const long = await regions(term("a".repeat(10_000)));
  expect([long.status, long.term.length]).toEqual([200, 100]);
  const repeated = await regions("?zoekterm=Hoorn&zoekterm=Tiel");
  expect(repeated.landing?.parts.region.title).toBe("Afdeling Rivierenland");
});

test.each(["", "?zoekterm=", "?zoekterm=+++"])("the empty query '%s' makes no search call", async (query) => {
  const { outcome, requests } = await regions(query);
  expect(outcome).toBeNull();
  expect(requests.filter((call) => call.includes("/region/search"))).toEqual([]);
});

test("a failed search is a 503 that still lists the regions", async () => {
  const failing = { "/api/v1/region/search": 500 };
  const { status, outcome, regions: all, document } = await regions(term("Tiel"), failing);
  expect([status, outcome, all?.length]).toEqual([503, "failed", 2]);
  expect(document.title).toBe("Zoeken lukt nu even niet");
});

test("the search works when the list of regions cannot be loaded", async () => {
  const failing = { "/api/v1/regions": 500 };
  expect(await regions("", failing)).toMatchObject({ status: 200, regions: null });
  expect((await regions(term("Tiel"), failing)).landing?.parts.region.title).toBe("Afdeling Rivierenland");
});

test("the page renders without its page in the CMS", async () => {
  for (const status of [404, 500]) {
    const page = await regions("", { "/api/drupal/regios": status });
    expect(page).toMatchObject({ status: 200, header: null, blocks: [] });
    expect(page.document.title).toBe("Hulp bij jou in de buurt");
  }
});

test("the page renders when both upstreams fail", async () => {
  const site = await regionSite({ "/": 503 });
  const request = new Request("http://alzheimer.localhost/regios");
  const call = loader({ request, params: {}, context: site.loadContext() });
  expect(await outcomeOf(call)).toEqual({ status: 200, location: null });
});
