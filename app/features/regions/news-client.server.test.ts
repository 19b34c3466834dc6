import { expect, test } from "vitest";
import { apiNewsItem } from "../../../tests/factories/product-api";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import { listRegionNews, listRegionPageNews, searchRegionNews } from "./news-client.server";

function apiWith(responses: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(responses);
  return { ...testScope(fetch), requests };
}

const broken = () => new Response("oei", { status: 503 });
const region = { id: 31, title: "Afdeling Noord-Holland", url: "/regios/noord-holland" };
const news = "/api/v1/region/news";
const search = "/api/v1/region/news-search";
const latest = "/api/v1/es/news/latest";

test("news of a region is requested with its id, its name and a page from 0", async () => {
  const { scope, requests } = apiWith({});
  await listRegionNews(scope, region, 1);
  await searchRegionNews(scope, region, "thé & koffie", 3);
  expect(requests).toEqual([
    `${news}?regionId=31&regionName=noord+holland&page=0`,
    `${search}?query=th%C3%A9+%26+koffie&regionId=31&regionName=noord+holland&page=2`,
  ]);
});

test("a news item decodes into all fields that visitors see", async () => {
  const HeaderImage = { Url: "/h/koffie/original.svg", Alt: "Koffie", Crops: { "350": "/h/koffie/350.jpg" } };
  const { scope } = apiWith({ [news]: { Items: [apiNewsItem({ HeaderImage })], TotalItems: 14 } });
  expect(await listRegionNews(scope, region, 1)).toMatchObject({
    value: {
      items: [
        {
          id: "77",
          title: "Joyce schenkt al tien jaar koffie",
          type: "RegioNews",
          introduction: "En ze is nog lang niet klaar.",
          url: "/regios/rivierenland/nieuws/joyce",
          date: "2026-11-10T08:00:00Z",
          image: { url: "/drupal/media/h/koffie/original.svg", alt: "Koffie" },
          labels: ["Rivierenland"],
        },
      ],
      total: 14,
    },
  });
});

test.each([
  ["no title", { Title: "" }],
  ["no date", { PublicationDate: "gisteren" }],
  ["a script as address", { Url: "javascript:alert(1)" }],
  ["no id", { Id: null }],
])("a news item with %s is left out and logged", async (_, fields) => {
  const Items = [apiNewsItem(fields), apiNewsItem({ Id: 78, HeaderImage: 3, SearchLabels: "x", Type: null })];
  const { scope, logged } = apiWith({ [news]: { Items, TotalItems: 2 } });
  expect(await listRegionNews(scope, region, 1)).toMatchObject({
    value: { items: [{ id: "78", image: null, labels: [], type: "" }], total: 2 },
  });
  const empty = ["HeaderImage", "SearchLabels"].map((field) => ({ fields: { path: news, field } }));
  expect(logged).toMatchObject([{ fields: { path: news, unreadable: 1 } }, ...empty]);
});

test.each([
  ["the product API fails", { [news]: broken(), [search]: broken() }],
  ["the region is unknown", {}],
])("when %s an overview fails with status 500, and a search with status 200", async (_, responses) => {
  const { scope } = apiWith(responses);
  expect(await listRegionNews(scope, region, 1)).toMatchObject({ kind: "failed", status: 500 });
  expect(await searchRegionNews(scope, region, "koffie", 1)).toMatchObject({ kind: "failed", status: 200 });
});

const general = (day: number) => ({
  Title: `Landelijk ${day}`,
  PublicationDate: `2026-11-${day}T08:00:00Z`,
  Data: { Path: `/nieuws/landelijk-${day}` },
});
const regional = (day: number) =>
  apiNewsItem({ Title: `Regio ${day}`, Url: `/n/${day}`, PublicationDate: `2026-11-${day}T09:00:00Z` });

test("a region page has three regional items first, filled up to six with general news", async () => {
  const { scope } = apiWith({
    [news]: { Items: [20, 18, 16, 14].map(regional), TotalItems: 4 },
    [latest]: [19, 17, 15, 13].map(general),
  });
  const result = await listRegionPageNews(scope, region);
  expect(result.kind === "loaded" && result.value.map(({ title }) => title)).toEqual([
    "Regio 20",
    "Regio 18",
    "Regio 16",
    "Landelijk 19",
    "Landelijk 17",
    "Landelijk 15",
  ]);
});

test("a region page has only one list of news if the other fails, and fails if both do", async () => {
  const Items = [regional(20)];
  const withoutGeneral = apiWith({ [news]: { Items, TotalItems: 1 }, [latest]: broken() });
  expect(await listRegionPageNews(withoutGeneral.scope, region)).toMatchObject({
    value: [{ title: "Regio 20" }],
  });
  const withoutOwn = apiWith({ [news]: broken(), [latest]: [general(19)] });
  expect(await listRegionPageNews(withoutOwn.scope, region)).toMatchObject({
    value: [{ title: "Landelijk 19" }],
  });
  const withoutBoth = apiWith({ [news]: broken(), [latest]: broken() });
  expect(await listRegionPageNews(withoutBoth.scope, region)).toMatchObject({ kind: "failed", status: 200 });
});
