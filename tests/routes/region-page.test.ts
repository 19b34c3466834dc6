import { expect, test } from "vitest";
import { loader } from "~/routes/pages/page";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";

async function open(address: string, failing: Failing = {}, content: Record<string, string> = {}) {
  const site = await regionSite(failing, content);
  const request = new Request(`http://alzheimer.localhost${address}`);
  const call = loader({ request, params: {}, context: site.loadContext() });
  return { site, call: call.then(({ data }) => data) };
}

async function region(query = "", failing: Failing = {}) {
  const { call, site } = await open(`/regios/rivierenland${query}`, failing);
  const { page, document } = await call;
  if (page.type !== "regio" || !page.data) throw new Error(`not a region but ${page.type}`);
  return { page, parts: page.data.parts, document, requests: site.requests };
}

test("a region shows its current highlights, services, locations, news and activities", async () => {
  const { parts, document } = await region();
  expect(parts.region).toMatchObject({ title: "Afdeling Rivierenland", url: "/regios/rivierenland" });
  // Past items are left out.
  expect(parts.highlights?.map(({ title }) => title)).toEqual(["Samen eten"]);
  expect(parts.services?.map(({ title }) => title)).toEqual(["Casemanager"]);
  expect(parts.locations?.items.map(({ title }) => title)).toEqual([
    "Alzheimer Café Tiel",
    "Ontmoeting Culemborg",
  ]);
  expect(parts.news?.map(({ title }) => title)).toEqual([
    "Joyce schenkt koffie",
    "De wandelgroep loopt door",
  ]);
  expect(parts.dementiaInfo?.map(({ title }) => title)).toContain("Praten over dementie");
  expect(parts.about).toMatchObject({ title: "Over de afdeling Rivierenland" });
  expect(parts.activities).toMatchObject({ total: 9, types: ["Alzheimer Café", "Wandelgroep"] });
  expect(parts.activities.cities).toEqual(["Culemborg", "Tiel"]);
  expect(document).toMatchObject({ pageKind: "regioDetail", hasForm: true, sheets: ["lists"] });
});

test("a region page with a search term has noindex", async () => {
  expect((await region()).document.noindex).toBe(false);
  expect((await region("?zoekterm=Tiel")).document.noindex).toBe(true);
});

test("the title of a region or location has the page number of its activities, but for the first page", async () => {
  const titleOf = async (address: string) => (await (await open(address)).call).document.title;
  const region = "/regios/rivierenland";
  const first = await titleOf(region);
  expect(first).toContain("Afdeling Rivierenland");
  expect(await titleOf(`${region}?page=2`)).toBe(`${first}, pagina 2`);
  // There are two pages.
  expect(await titleOf(`${region}?page=9`)).toBe(`${first}, pagina 2`);
  expect(await titleOf(`${cafe}?page=2`)).toBe(`${await titleOf(cafe)}, pagina 2`);
});

test("a region without content has empty parts, not failed ones", async () => {
  const { call } = await open("/regios/west-friesland");
  const { page } = await call;
  if (page.type !== "regio") throw new Error(page.type);
  expect(page.data?.parts).toMatchObject({ highlights: [], services: [], news: [] });
  expect(page.data?.parts.locations?.items).toEqual([]);
  expect(page.data?.parts.activities.total).toBe(1);
});

const parts = [
  ["highlights", "/api/drupal/api/get-regio-highlights"],
  ["locations", "/api/v1/region/locations"],
  ["services", "/api/drupal/api/get-regio-services"],
  ["dementiaInfo", "/api/drupal/api/get-regio-single-info"],
  ["about", "/api/drupal/api/get-regio-over-de-regio"],
  ["vacancies", "/api/v1/region/vacancies"],
] as const;

test.each(parts)(
  "a failure to load the %s of a region does not affect the other parts",
  async (name, path) => {
    const { parts: loaded } = await region("", { [path]: 500 });
    expect(loaded[name]).toBeNull();
    for (const [other] of parts) if (other !== name) expect(loaded[other], other).not.toBeNull();
    expect(loaded.activities.failed).toBe(false);
  },
);

test("activities that cannot be loaded are marked as failed and keep their filters", async () => {
  const { parts: loaded } = await region("", { "/api/v1/region/activities/": 500 });
  expect(loaded.activities).toMatchObject({ failed: true, items: [], total: 0 });
  expect(loaded.activities.types).toEqual(["Alzheimer Café", "Wandelgroep"]);
  expect(loaded.services).not.toBeNull();
});

test("filters that cannot be loaded do not affect the list of activities", async () => {
  const failing = { "/api/v1/region/activityTypes": 500, "/api/v1/region/cities": 500 };
  const { parts: loaded } = await region("", failing);
  expect(loaded.activities).toMatchObject({ failed: false, total: 9, types: [], cities: [] });
});

test("the region page renders when every part fails", async () => {
  const { page, parts: loaded } = await region("", { "/api/v1/": 503, "/api/drupal/api/get-regio": 503 });
  expect(page.contact.phone).toBe("0344 00 00 00");
  expect(loaded).toMatchObject({
    highlights: null,
    locations: null,
    news: null,
    services: null,
    dementiaInfo: null,
    about: null,
    vacancies: null,
  });
  expect(loaded.activities.failed).toBe(true);
});

test("each part of a region is requested once", async () => {
  const { requests } = await region();
  const calls = requests.filter((call) => /get-regio|\/api\/v1\//.test(call));
  expect(new Set(calls).size).toBe(calls.length);
});

test("a region that does not exist is a 404; a CMS that is down is a 503", async () => {
  const unknown = await open("/regios/atlantis");
  expect((await outcomeOf(unknown.call)).status).toBe(404);
  const down = await open("/regios/rivierenland", { "/api/drupal/regios": 500 });
  expect((await outcomeOf(down.call)).status).toBe(503);
});

const cafe = "/regios/rivierenland/locaties/alzheimer-cafe-tiel";

async function location(query = "", failing: Failing = {}) {
  const { call } = await open(cafe + query, failing);
  const { page } = await call;
  if (page.type !== "location") throw new Error(page.type);
  return page.data ?? { activities: null };
}

test("a location lists its activities and counts only those that have not ended", async () => {
  const { activities } = await location();
  // Seven cafés, and the weekend that ends today.
  expect(activities).toMatchObject({ total: 8, failed: false, searchable: false, types: [], cities: [] });
  expect(activities?.items).toHaveLength(6);
  expect(activities?.paging).toEqual({ page: 1, count: 2, before: 0 });
});

test("search parameters do not affect the activities of a location", async () => {
  expect((await location("?zoekterm=Hoorn&soort=Wandelgroep")).activities?.total).toBe(8);
  expect((await location("?page=2")).activities?.items).toHaveLength(2);
});

test("a location without activities has an empty list, one whose list fails is marked as failed", async () => {
  const { call } = await open("/regios/rivierenland/locaties/ontmoeting-culemborg");
  const { page } = await call;
  expect(page.type === "location" && page.data?.activities).toMatchObject({ total: 0, failed: false });
  const failed = await location("", { "/api/v1/region/location/activities": 500 });
  expect(failed.activities).toMatchObject({ total: 0, failed: true });
});

const walking = `
type: content_page
title: Wandelen
page_content:
  - { type: activity_block, title: Loop mee, activity_type: 34 }
  - { type: activity_block, title: Kom koffiedrinken, activity_type: 31 }
  - { type: activity_block, title: In de buurt }
`;

async function blocks(query: string) {
  const { call, site } = await open(`/wandelen${query}`, {}, { "pages/wandelen.yaml": walking });
  const { page } = await call;
  const lists = page.blocks.map((block) => (block.type === "activity_block" ? block.data?.list : null));
  return { lists, requests: site.requests };
}

test("an activity block of one type lists that type nationally, with a default radius of 25 km", async () => {
  const { lists } = await blocks("");
  expect(lists.map((list) => list?.total)).toEqual([3, 7, undefined]);
  expect(lists[0]).toMatchObject({ defaultRadius: 25, types: [], cities: [], anchor: "activiteiten" });
  expect(lists[1]?.anchor).toBe("activiteiten-2");
});

test("a search for a place makes an activity block list its own type near that place", async () => {
  const { lists, requests } = await blocks("?zoekterm=%20Hoorn%20&soort=Alzheimer+Caf%C3%A9");
  expect(lists.map((list) => list?.total)).toEqual([1, 0, undefined]);
  expect(requests).toContain(
    "/api/v1/region/activities/closest?query=Hoorn&radius=25&page=1&activityType=Wandelgroep",
  );
});

test("two lists on a page have separate page numbers", async () => {
  const { lists } = await blocks("?page-2=2");
  expect(lists[0]?.paging.page).toBe(1);
  expect(lists[1]?.paging.page).toBe(2);
});
