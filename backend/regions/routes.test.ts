import { expect, test } from "vitest";
import { regionContent, regionTestNow } from "../test-regions";
import { backendWith } from "../test-support";

async function regionsBackend(files: Record<string, string> = {}) {
  const { request, json } = await backendWith({ ...regionContent, ...files }, { now: regionTestNow });
  const statusOf = async (path: string) => (await request(path)).status;
  const region = await json("/api/v1/region/rivierenland");
  const id = /"Id":"(\d+)"/.exec(JSON.stringify(region))?.[1] ?? "";
  return { json, statusOf, id };
}

const rivierenland = {
  Id: expect.stringMatching(/^\d+$/),
  Title: "Afdeling Rivierenland",
  Data: { Path: "/regios/rivierenland" },
};

test.each(["Tiel", "tiel", "4001 AB", "4001", "4101aa", "Culemborg", "Rivierenland", "rivierenland"])(
  "a search for %s finds the region",
  async (query) => {
    const { json } = await regionsBackend();
    expect(await json(`/api/v1/region/search?query=${encodeURIComponent(query)}`)).toEqual({
      ...rivierenland,
      Introduction: "Onze vrijwilligers staan voor je klaar.",
    });
  },
);

test("an unknown place returns 404 and an empty query returns 400", async () => {
  const { statusOf } = await regionsBackend();
  const search = (query: string) => statusOf(`/api/v1/region/search?query=${encodeURIComponent(query)}`);
  expect(await Promise.all(["Nergenshuizen", "0123 AB", "<script>"].map(search))).toEqual([404, 404, 404]);
  expect(await Promise.all(["", "  "].map(search))).toEqual([400, 400]);
  expect(await statusOf("/api/v1/region/search")).toBe(400);
});

test("a region is found by name, including names with a hyphen", async () => {
  const { json, statusOf } = await regionsBackend();
  for (const name of ["rivierenland", "Rivierenland", "RIVIERENLAND"])
    expect(await json(`/api/v1/region/${name}`)).toEqual(rivierenland);
  expect(await json("/api/v1/region/west-friesland")).toMatchObject({ Title: "Afdeling West-Friesland" });
  expect(
    await Promise.all(["tiel", "%2e%2e", "%", "a%2Fb"].map((name) => statusOf(`/api/v1/region/${name}`))),
  ).toEqual([404, 404, 404, 404]);
});

test("all regions are listed by name, with coordinates", async () => {
  const { json } = await regionsBackend();
  expect(await json("/api/v1/regions")).toEqual([
    {
      ...rivierenland,
      Province: "Gelderland",
      Latitude: 51.887,
      Longitude: 5.431,
      Municipalities: ["Culemborg", "Tiel"],
    },
    expect.objectContaining({ Title: "Afdeling West-Friesland", Municipalities: ["Hoorn"] }),
  ]);
});

test("the locations of a region are listed by name, with opening hours in weekday order", async () => {
  const { json, id } = await regionsBackend();
  expect(await json(`/api/v1/region/locations/${id}?locationType=&page=0`)).toEqual({
    Locations: [
      {
        Id: expect.stringMatching(/^\d+$/),
        Title: "Alzheimer Café Tiel",
        LocationType: "Alzheimer Café",
        Address: {
          organization: "De Tuinkamer",
          address_line1: "Lindelaan 12",
          postal_code: "4001 AB",
          locality: "Tiel",
        },
        Data: { Path: "/regios/rivierenland/locaties/alzheimer-cafe-tiel" },
        Latitude: 51.887,
        Longitude: 5.431,
        OpeningHours: [
          { Day: "dinsdag", Hours: "9.00 tot 12.00 uur" },
          { Day: "donderdag", Hours: "14.00 tot 16.00 uur" },
        ],
      },
      expect.objectContaining({ Title: "Ontmoeting Culemborg", OpeningHours: [] }),
    ],
  });
});

test.each([
  ["11", 1],
  ["Ontmoetingsplek", 1],
  ["ontmoetingsplek", 1],
  ["99", 0],
  ["", 2],
])("for the location type '%s' the number of locations is %i", async (type, count) => {
  const { json, id } = await regionsBackend();
  const response = await json(`/api/v1/region/locations/${id}?locationType=${type}`);
  expect(response).toEqual({ Locations: Array(count).fill(expect.anything()) });
});

test("a page has ten locations, and the first page has number 0", async () => {
  const locations = Array.from({ length: 11 }, (_, index) => ({
    slug: `plek-${index}`,
    title: `Plek ${String.fromCharCode(65 + index)}`,
    introduction_wysiwyg: "Welkom.",
    location_type: 12,
    address: { locality: "Hoorn" },
    geo: { lat: 52.642, lon: 5.06 },
  }));
  const file = "regions/west-friesland.json";
  const region: unknown = JSON.parse(regionContent[file] ?? "");
  const files = { [file]: JSON.stringify(Object.assign({}, region, { locations })) };
  const { json, statusOf } = await regionsBackend(files);
  const id = /"Id":"(\d+)"/.exec(JSON.stringify(await json("/api/v1/region/west-friesland")))?.[1];
  const titles = async (page: number) => {
    const response = JSON.stringify(await json(`/api/v1/region/locations/${id}?page=${page}`));
    return [...response.matchAll(/"Title":"Plek (.)"/g)].map(([, letter]) => letter).join("");
  };
  expect(await titles(0)).toBe("ABCDEFGHIJ");
  expect(await titles(1)).toBe("K");
  expect(await titles(2)).toBe("");
  expect(await statusOf(`/api/v1/region/locations/${id}?page=-1`)).toBe(400);
  expect(await statusOf(`/api/v1/region/locations/${id}?page=a`)).toBe(400);
});

test("the locations of an unknown region return 404", async () => {
  const { statusOf } = await regionsBackend();
  expect(await statusOf("/api/v1/region/locations/0")).toBe(404);
  expect(await statusOf("/api/v1/region/locations/rivierenland")).toBe(404);
});
