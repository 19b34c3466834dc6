import { expect, test } from "vitest";
import type { UpstreamResult } from "~/.server/http/result";
import { createProductApiClient } from "~/features/search/client.server";
import { createCmsClient } from "~/pages/client.server";
import { createBackend } from "../../backend/handler";
import { regionContent, regionTestNow } from "../../backend/test-regions";
import { contentFolder, temporaryFolder } from "../../backend/test-support";
import { testCalls, testUpstream } from "../setup/upstream";

/** The clients of the site over the embedded backend, as they run together. */
async function clients(contentDir = contentFolder(regionContent)) {
  const handler = await createBackend({ contentDir, dataDir: temporaryFolder(), now: regionTestNow });
  const { scope, logged } = testCalls();
  const upstream = testUpstream(handler);
  const productApi = createProductApiClient(upstream, scope);
  const regions = await loaded(productApi.listRegions());
  return {
    cms: createCmsClient(upstream, scope),
    productApi,
    regions,
    region: regions[0] ?? nowhere,
    logged,
  };
}

const nowhere = { id: 0, url: "/regios/nergens" };

async function loaded<T>(call: Promise<UpstreamResult<T>>): Promise<T> {
  const result = await call;
  if (result.kind !== "loaded") throw new Error(JSON.stringify(result));
  return result.value;
}

test("a region is found by place, by name and by the list of all, and is the same one", async () => {
  const { productApi, region, logged } = await clients();
  expect(await loaded(productApi.findRegion("4001 AB"))).toMatchObject({ id: region.id, url: region.url });
  expect(await loaded(productApi.findRegion("Nergenshuizen"))).toBeNull();
  expect(await loaded(productApi.findRegionByName("rivierenland"))).toMatchObject({ id: region.id });
  expect(await loaded(productApi.findRegionByName("west-friesland"))).toMatchObject({
    title: "Afdeling West-Friesland",
  });
  expect(await loaded(productApi.findRegionByName("nergens-huizen"))).toBeNull();
  expect(await loaded(productApi.listRegions())).toMatchObject([
    { id: region.id, province: "Gelderland", coordinates: { latitude: 51.887, longitude: 5.431 } },
    { title: "Afdeling West-Friesland" },
  ]);
  expect(logged).toEqual([]);
});

test("the activities of a region, near a place, of a type, at a location and of a calendar can be read", async () => {
  const { productApi, region, logged } = await clients();
  const now = regionTestNow();
  expect(await loaded(productApi.listActivityTypes(region.id))).toEqual(["Alzheimer Café", "Wandelgroep"]);
  expect(await loaded(productApi.listCities(region.id))).toEqual(["Culemborg", "Tiel"]);
  expect(await loaded(productApi.listClosestActivityTypes("Tiel"))).toHaveLength(2);
  const first = await loaded(productApi.listRegionActivities(region.id, { page: 1 }));
  expect([first.items.length, first.total]).toEqual([6, 9]);
  expect(first.items[0]).toMatchObject({ startDate: "2026-11-19", endDate: "2026-11-21" });
  const filter = { type: "Wandelgroep", city: "Culemborg", page: 1 };
  expect(await loaded(productApi.listRegionActivities(region.id, filter))).toMatchObject({
    items: [{ title: "Wandelen met koffie na", locality: "Culemborg", startTime: 36_000, endTime: null }],
    total: 1,
  });
  const near = { range: 15, page: 1 } as const;
  expect((await loaded(productApi.listClosestActivities("4001", near))).total).toBe(8);
  expect(await loaded(productApi.listClosestActivities("Nergenshuizen", near))).toEqual({
    items: [],
    total: 0,
  });
  expect((await loaded(productApi.listActivitiesByType("Wandelgroep", 1))).total).toBe(3);
  expect(await loaded(productApi.listActivitiesByType("Zingen", 1))).toEqual({ items: [], total: 0 });
  const { items: locations } = await loaded(productApi.listLocations(region.id, { type: 11, page: 1 }));
  const atCafe = productApi.listLocationActivities(locations[0]?.id ?? 0, { page: 2, now });
  const second = await loaded(atCafe);
  expect([second.items.length, second.total]).toEqual([2, 8]);
  expect(await loaded(productApi.listCalendar(region.id))).toHaveLength(9);
  expect(await loaded(productApi.listCalendar(0))).toBeNull();
  expect(logged).toEqual([]);
});

test("locations, news and the parts of the page of a region can be read", async () => {
  const { cms, productApi, region, logged } = await clients();
  expect(await loaded(productApi.listLocations(region.id, { page: 1 }))).toMatchObject({
    items: [{ title: "Alzheimer Café Tiel" }, { title: "Ontmoeting Culemborg" }],
    hasNext: false,
  });
  expect((await loaded(productApi.listRegionNews(region, 1))).total).toBe(2);
  expect((await loaded(productApi.searchRegionNews(region, "koffie", 1))).total).toBe(1);
  expect(await loaded(productApi.listRegionPageNews(region))).toHaveLength(2);
  expect(await loaded(cms.listRegionServices(region))).toMatchObject([{ link: { url: "/contact" } }]);
  expect(await loaded(cms.listRegionHighlights(region))).toHaveLength(2);
  expect(await loaded(cms.listDementiaInfo(region))).toMatchObject([{ title: "Praten over dementie" }]);
  expect(await loaded(cms.findAboutRegion(region))).toMatchObject({
    url: "/regios/rivierenland/over-de-regio",
  });
  expect(await loaded(cms.listTerms("location_type"))).toHaveLength(2);
  expect(logged).toEqual([]);
});

test("the newsletter of a region goes to the address of its page, found by its id", async () => {
  const { cms, region } = await clients();
  expect(await loaded(cms.findNewsletterRegion(region.id))).toMatchObject({
    id: region.id,
    url: "/regios/rivierenland",
    recipientEmail: "nieuwsbrief-rivierenland@alzheimer.example",
  });
  expect(await loaded(cms.findNewsletterRegion(region.id + 1))).toBeNull();
});

test("everything that the content says about the regions can be read", async () => {
  const { cms, productApi, regions, logged } = await clients("content");
  for (const region of regions) {
    const { id } = region;
    await loaded(cms.listRegionServices(region));
    await loaded(cms.listRegionHighlights(region));
    await loaded(cms.listDementiaInfo(region));
    expect(await loaded(cms.findAboutRegion(region))).not.toBeNull();
    expect(await loaded(cms.findNewsletterRegion(id))).toMatchObject({ id, url: region.url });
    expect(await loaded(productApi.findRegion(region.title))).toMatchObject({ id });
    const name = region.url.split("/").at(-1) ?? "";
    expect(await loaded(productApi.findRegionByName(name))).toMatchObject({ id });
    await loaded(productApi.listLocations(id, { page: 1 }));
    await loaded(productApi.listRegionNews(region, 1));
    const { total } = await loaded(productApi.listRegionActivities(id, { page: 1 }));
    expect((await loaded(productApi.listCalendar(id)))?.length).toBeLessThanOrEqual(total);
  }
  expect(logged).toEqual([]);
});
