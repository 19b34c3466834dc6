import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader } from "~/routes/regions/locations";
import { apiLocation, apiRegion } from "../factories/product-api";
import { outcomeOf } from "../setup/call";
import { type Failing, regionSite } from "../setup/region-site";
import { createTestContext } from "../setup/test-context";
import { fakeUpstream } from "../setup/upstream";

async function open(regio: string, query = "", failing: Failing = {}) {
  const site = await regionSite(failing);
  const request = new Request(`http://alzheimer.localhost/regios/${regio}/locaties${query}`);
  return {
    requests: site.requests,
    call: loader({ request, params: { regio }, context: site.loadContext() }),
  };
}

async function locations(query = "", failing: Failing = {}) {
  const { call, requests } = await open("rivierenland", query, failing);
  const { data, init } = await call;
  return { ...data, status: init?.status, requests };
}

test("the locations of a region are sorted by name, with a filter of location types", async () => {
  const { status, items, types, type, document } = await locations();
  expect([status, type]).toEqual([200, null]);
  expect(items.map(({ title }) => title)).toEqual(["Alzheimer Café Tiel", "Ontmoeting Culemborg"]);
  expect(types.map(({ label }) => label)).toEqual(["Alzheimer Café", "Ontmoetingsplek"]);
  expect(document).toMatchObject({
    title: "Locaties van Afdeling Rivierenland",
    canonical: "/regios/rivierenland/locaties",
    prev: null,
    next: null,
  });
});

test("the filter selects the locations of one type", async () => {
  const { items, type, address } = await locations("?soort=12");
  expect(type).toBe(12);
  expect(items.map(({ title }) => title)).toEqual(["Ontmoeting Culemborg"]);
  expect(address).toBe("/regios/rivierenland/locaties?soort=12");
});

test.each([
  "?soort=999",
  "?soort=<b>",
  `?soort=${"1".repeat(10_000)}`,
  "?soort=12&soort=",
  "?page=-1&page=x",
])("the invalid query %s shows all locations", async (query) => {
  const { items, type, paging } = await locations(query);
  expect([items.length, type, paging.page]).toEqual([2, null, 1]);
});

test("a page after the last shows the last and has no next page", async () => {
  const { status, items, paging, document } = await locations("?page=9");
  expect([status, items.length, paging.page, document.next]).toEqual([200, 2, 1, null]);
});

test("a page has a next page while there are more locations; upstream pages count from 0", async () => {
  const ten = { Locations: Array.from({ length: 10 }, (_, index) => apiLocation({ Id: String(index + 1) })) };
  const { fetch, requests } = fakeUpstream({
    "/api/v1/region/rivierenland": apiRegion(),
    "/api/v1/region/locations/31?locationType=&page=0": ten,
    "/api/v1/region/locations/31?locationType=&page=1": ten,
    "/api/v1/region/locations/31?locationType=&page=2": { Locations: [apiLocation()] },
    "/api/v1/region/locations/31?locationType=&page=3": { Locations: [] },
  });
  const context = await createTestContext({ productApi: fetch });
  let title = "";
  const pageOf = async (page: number | string) => {
    const request = new Request(`http://alzheimer.localhost/regios/rivierenland/locaties?page=${page}`);
    const { data } = await loader({
      request,
      params: { regio: "rivierenland" },
      context: context.loadContext(),
    });
    title = data.document.title;
    return [data.items.length, data.document.prev, data.document.next];
  };
  const path = "/regios/rivierenland/locaties";
  expect(await pageOf(1)).toEqual([10, null, `${path}?page=2`]);
  expect(title).toBe("Locaties van Afdeling Rivierenland");
  expect(await pageOf(2)).toEqual([10, path, `${path}?page=3`]);
  expect(title).toBe("Locaties van Afdeling Rivierenland, pagina 2");
  expect(await pageOf(3)).toEqual([1, `${path}?page=2`, null]);
  for (const first of ["", "0", "-1", "abc", "1.5", "1"])
    expect({ first, result: await pageOf(first) }).toEqual({ first, result: [10, null, `${path}?page=2`] });
  // The total is unknown: the last page is found from an empty one.
  for (const beyond of [4, 9, 1000, 1_000_000_000])
    expect({ beyond, result: await pageOf(beyond) }).toEqual({
      beyond,
      result: [1, `${path}?page=2`, null],
    });
  expect(requests).toContain("/api/v1/region/locations/31?locationType=&page=0");
  // 'Laad meer' keeps earlier items, up to a maximum.
  expect(await pageOf("3&vanaf=1")).toEqual([21, `${path}?page=2`, null]);
  expect(await pageOf("9&vanaf=1")).toEqual([21, `${path}?page=2`, null]);
  expect(await pageOf("1000000&vanaf=1")).toEqual([21, `${path}?page=2`, null]);
});

test("a region with a hyphen in its path is looked up with a space first", async () => {
  const { call, requests } = await open("west-friesland");
  expect((await call).data.region.title).toBe("Afdeling West-Friesland");
  expect(requests.filter((path) => path.startsWith("/api/v1/region/west"))[0]).toBe(
    "/api/v1/region/west friesland",
  );
});

test("a region with a hyphen in its path is found by its name with a space or a hyphen", async () => {
  for (const name of ["noord%20holland", "noord-holland"]) {
    const region = apiRegion({ Title: "Afdeling Noord-Holland", Data: { Path: "/regios/noord-holland" } });
    const { fetch } = fakeUpstream({
      [`/api/v1/region/${name}`]: region,
      "/api/v1/region/locations/31": { Locations: [] },
    });
    const context = await createTestContext({ productApi: fetch });
    const request = new Request("http://alzheimer.localhost/regios/noord-holland/locaties");
    const params = { regio: "noord-holland" };
    const { data } = await loader({ request, params, context: context.loadContext() });
    expect(data.region.title).toBe("Afdeling Noord-Holland");
  }
});

test.each(["atlantis", "..", "search", "<b>", "a".repeat(10_000)])(
  "the unknown region '%s' is a 404",
  async (regio) => {
    const { call } = await open(encodeURIComponent(regio));
    expect((await outcomeOf(call)).status).toBe(404);
  },
);

test("the page is a 503 during an outage of the product API", async () => {
  const productApi: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const context = await createTestContext({ productApi });
  const request = new Request("http://alzheimer.localhost/regios/rivierenland/locaties");
  const call = loader({ request, params: { regio: "rivierenland" }, context: context.loadContext() });
  expect((await outcomeOf(call)).status).toBe(503);
});

test("a failed list is a 503 with a failure message; failed location types remove the filter", async () => {
  const failed = await locations("", { "/api/v1/region/locations": 500 });
  expect(failed).toMatchObject({ status: 503, failed: true, items: [] });
  const withoutTypes = await locations("?soort=12", { "/api/drupal/api/taxonomies": 500 });
  expect(withoutTypes).toMatchObject({ status: 200, types: [], type: null });
  expect(withoutTypes.items).toHaveLength(2);
});
