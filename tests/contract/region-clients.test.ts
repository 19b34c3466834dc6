import { expect, test } from "vitest";
import type { UpstreamResult } from "~/.server/http/result";
import {
  listActivitiesByType,
  listActivityTypes,
  listCalendar,
  listCities,
  listClosestActivities,
  listClosestActivityTypes,
  listLocationActivities,
  listRegionActivities,
} from "~/features/activities/client.server";
import { findRegion, findRegionByName, listLocations, listRegions } from "~/features/regions/client.server";
import { listRegionNews, listRegionPageNews, searchRegionNews } from "~/features/regions/news-client.server";
import {
  findAboutRegion,
  findNewsletterRegion,
  listDementiaInfo,
  listRegionHighlights,
  listRegionServices,
} from "~/features/regions/parts-client.server";
import { listTerms } from "~/features/vacancies/client.server";
import { createBackend } from "../../backend/handler";
import { regionContent, regionTestNow } from "../../backend/test-regions";
import { contentFolder, temporaryFolder } from "../../backend/test-support";
import { testScope } from "../setup/upstream";

/** The calls of the site over the stand-in. */
async function site(contentDir = contentFolder(regionContent)) {
  const handler = await createBackend({ contentDir, dataDir: temporaryFolder(), now: regionTestNow });
  const { scope, logged } = testScope(handler);
  const regions = await loaded(listRegions(scope));
  return { scope, regions, region: regions[0] ?? nowhere, logged };
}

const nowhere = { id: 0, title: "", url: "/regios/nergens" };

async function loaded<T>(call: Promise<UpstreamResult<T>>): Promise<T> {
  const result = await call;
  if (result.kind !== "loaded") throw new Error(JSON.stringify(result));
  return result.value;
}

test("a region is found by place, by name and by the list of all, and is the same one", async () => {
  const { scope, region, logged } = await site();
  expect(await loaded(findRegion(scope, "4001 AB"))).toMatchObject({ id: region.id, url: region.url });
  expect(await loaded(findRegion(scope, "Nergenshuizen"))).toBeNull();
  expect(await loaded(findRegionByName(scope, "rivierenland"))).toMatchObject({ id: region.id });
  expect(await loaded(findRegionByName(scope, "west-friesland"))).toMatchObject({
    title: "Afdeling West-Friesland",
  });
  expect(await loaded(findRegionByName(scope, "nergens-huizen"))).toBeNull();
  expect(await loaded(listRegions(scope))).toMatchObject([
    { id: region.id, province: "Gelderland", coordinates: { latitude: 51.887, longitude: 5.431 } },
    { title: "Afdeling West-Friesland" },
  ]);
  expect(logged).toEqual([]);
});

test("the activities of a region, near a place, of a type, at a location and of a calendar can be read", async () => {
  const { scope, region, logged } = await site();
  const now = regionTestNow();
  expect(await loaded(listActivityTypes(scope, region.id))).toEqual(["Alzheimer Café", "Wandelgroep"]);
  expect(await loaded(listCities(scope, region.id))).toEqual(["Culemborg", "Tiel"]);
  expect(await loaded(listClosestActivityTypes(scope, "Tiel"))).toHaveLength(2);
  const first = await loaded(listRegionActivities(scope, region.id, { page: 1 }));
  expect([first.items.length, first.total]).toEqual([6, 9]);
  expect(first.items[0]).toMatchObject({ startDate: "2026-11-19", endDate: "2026-11-21" });
  const filter = { type: "Wandelgroep", city: "Culemborg", page: 1 };
  expect(await loaded(listRegionActivities(scope, region.id, filter))).toMatchObject({
    items: [{ title: "Wandelen met koffie na", locality: "Culemborg", startTime: 36_000, endTime: null }],
    total: 1,
  });
  const near = { radius: 15, page: 1 } as const;
  expect((await loaded(listClosestActivities(scope, "4001", near))).total).toBe(8);
  expect(await loaded(listClosestActivities(scope, "Nergenshuizen", near))).toEqual({
    items: [],
    total: 0,
  });
  expect((await loaded(listActivitiesByType(scope, "Wandelgroep", 1))).total).toBe(3);
  expect(await loaded(listActivitiesByType(scope, "Zingen", 1))).toEqual({ items: [], total: 0 });
  const { items: locations } = await loaded(listLocations(scope, region.id, { type: 11, page: 1 }));
  const atCafe = listLocationActivities(scope, locations[0]?.id ?? 0, { page: 2, now });
  const second = await loaded(atCafe);
  expect([second.items.length, second.total]).toEqual([2, 8]);
  expect(await loaded(listCalendar(scope, region.id))).toHaveLength(9);
  expect(await loaded(listCalendar(scope, 0))).toEqual([]);
  expect(logged).toEqual([]);
});

test("locations, news and the parts of the page of a region can be read", async () => {
  const { scope, region, logged } = await site();
  expect(await loaded(listLocations(scope, region.id, { page: 1 }))).toMatchObject({
    items: [{ title: "Alzheimer Café Tiel" }, { title: "Ontmoeting Culemborg" }],
    hasNext: false,
  });
  expect((await loaded(listRegionNews(scope, region, 1))).total).toBe(2);
  expect((await loaded(searchRegionNews(scope, region, "koffie", 1))).total).toBe(1);
  expect(await loaded(listRegionPageNews(scope, region))).toHaveLength(2);
  expect(await loaded(listRegionServices(scope, region))).toMatchObject([{ link: { url: "/contact" } }]);
  expect(await loaded(listRegionHighlights(scope, region))).toHaveLength(2);
  expect(await loaded(listDementiaInfo(scope, region))).toMatchObject([{ title: "Praten over dementie" }]);
  expect(await loaded(findAboutRegion(scope, region))).toMatchObject({
    url: "/regios/rivierenland/over-de-regio",
  });
  expect(await loaded(listTerms(scope, "location_type"))).toHaveLength(2);
  expect(logged).toEqual([]);
});

test("the newsletter of a region goes to the address of its page, found by its id", async () => {
  const { scope, region } = await site();
  expect(await loaded(findNewsletterRegion(scope, region.id))).toMatchObject({
    id: region.id,
    url: "/regios/rivierenland",
    recipientEmail: "nieuwsbrief-rivierenland@alzheimer.example",
  });
  expect(await loaded(findNewsletterRegion(scope, region.id + 1))).toBeNull();
});

test("all content of the regions can be read", async () => {
  const { scope, regions, logged } = await site("content");
  for (const region of regions) {
    const { id } = region;
    await loaded(listRegionServices(scope, region));
    await loaded(listRegionHighlights(scope, region));
    await loaded(listDementiaInfo(scope, region));
    expect(await loaded(findAboutRegion(scope, region))).not.toBeNull();
    expect(await loaded(findNewsletterRegion(scope, id))).toMatchObject({ id, url: region.url });
    expect(await loaded(findRegion(scope, region.title))).toMatchObject({ id });
    const name = region.url.split("/").at(-1) ?? "";
    expect(await loaded(findRegionByName(scope, name))).toMatchObject({ id });
    await loaded(listLocations(scope, id, { page: 1 }));
    await loaded(listRegionNews(scope, region, 1));
    const { total } = await loaded(listRegionActivities(scope, id, { page: 1 }));
    expect((await loaded(listCalendar(scope, id))).length).toBeLessThanOrEqual(total);
  }
  expect(logged).toEqual([]);
});
