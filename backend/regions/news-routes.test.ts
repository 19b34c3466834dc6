import { expect, test } from "vitest";
import { regionContent, regionTestNow } from "../test-regions";
import { backendWith } from "../test-support";

async function newsBackend(now = regionTestNow, files: Record<string, string> = {}) {
  const { request, json } = await backendWith({ ...regionContent, ...files }, { now });
  const id = /"Id":"(\d+)"/.exec(JSON.stringify(await json("/api/v1/region/rivierenland")))?.[1] ?? "";
  return { request, json, id };
}

const joyce = { Title: "Joyce schenkt koffie" };
const walking = { Title: "De wandelgroep loopt door" };

test("the news of a region is listed, newest first", async () => {
  const { json, id } = await newsBackend();
  expect(await json(`/api/v1/region/news?regionId=${id}&regionName=rivierenland&page=0`)).toEqual({
    Items: [
      {
        Id: expect.stringMatching(/^\d+$/),
        ...joyce,
        Type: "RegioNews",
        Introduction: "Al tien jaar.",
        Url: "/regios/rivierenland/nieuws/joyce",
        HeaderImage: {
          Url: expect.stringMatching(/original\.svg$/),
          Alt: "Een vierkant",
          Title: "",
          Width: 60,
          Height: 40,
          Crops: expect.objectContaining({ "380x235": expect.any(String) }),
        },
        PublicationDate: "2026-11-10T08:00:00Z",
        Changed: expect.any(String),
        SearchLabels: ["Rivierenland"],
      },
      expect.objectContaining({ ...walking, HeaderImage: null }),
    ],
    TotalItems: 2,
  });
});

test("a region without news and a page after the last one give an empty list", async () => {
  const { json, id } = await newsBackend();
  expect(await json("/api/v1/region/news?regionName=west-friesland")).toEqual({ Items: [], TotalItems: 0 });
  expect(await json(`/api/v1/region/news?regionId=${id}&page=1`)).toEqual({ Items: [], TotalItems: 2 });
});

test("the region is selected by id, or else by name", async () => {
  const { json, request, id } = await newsBackend();
  const news = (query: string) => json(`/api/v1/region/news?${query}`);
  expect(await news(`regionId=${id}&regionName=west-friesland`)).toMatchObject({ TotalItems: 2 });
  expect(await news("regionId=&regionName=rivierenland")).toMatchObject({ TotalItems: 2 });
  for (const query of ["regionId=0", "regionId=weg", "regionName=weg"])
    expect((await request(`/api/v1/region/news?${query}`)).status).toBe(404);
});

test("a search returns the news of one region, best match first", async () => {
  const { json, id } = await newsBackend();
  const search = (query: string) => json(`/api/v1/region/news-search?query=${query}&regionId=${id}&page=0`);
  expect(await search("koffie")).toMatchObject({ Items: [joyce], TotalItems: 1 });
  expect(await search("winter")).toMatchObject({ Items: [walking], TotalItems: 1 });
  expect(await search("xylofoon")).toEqual({ Items: [], TotalItems: 0 });
});

test("news that has expired is omitted", async () => {
  const expired = `type: regio_nieuws
title: Voorbij
regio: /regios/rivierenland
publication_date: 2026-11-01
expire_date: 2026-11-02
page_content: []`;
  const files = { "pages/regios/rivierenland/nieuws/voorbij.yaml": expired };
  const { json } = await newsBackend(regionTestNow, files);
  expect(await json("/api/v1/region/news?regionName=rivierenland")).toMatchObject({ TotalItems: 2 });
});

test("news with a future publication date is omitted", async () => {
  const { json } = await newsBackend(() => new Date("2026-11-05T08:00:00Z"));
  expect(await json("/api/v1/region/news?regionName=rivierenland")).toMatchObject({ Items: [walking] });
});

test.each([
  "news?page=0",
  "news?regionId=&regionName=&page=0",
  "news?regionName=rivierenland&page=-1",
  "news?regionName=rivierenland&page=a",
  "news-search?regionName=rivierenland",
  "news-search?query=+&regionName=rivierenland",
  "news-search?query=koffie",
])("%s is rejected with 400", async (path) => {
  const { request } = await newsBackend();
  expect((await request(`/api/v1/region/${path}`)).status).toBe(400);
});
