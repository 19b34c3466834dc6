import { expect, test } from "vitest";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import { listLatestNews } from "./client.server";

function apiWith(answers: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(answers);
  return { ...testScope(fetch), requests };
}

const news = (title: string, date: string, fields: Record<string, unknown> = {}) => ({
  HideFromHomepage: false,
  PublicationDate: date,
  Title: title,
  HeaderImage: null,
  Data: { Path: `/nieuws/${title}` },
  ...fields,
});

const newsTitles = async (items: unknown[]) => {
  const { scope } = apiWith({ "/api/v1/es/news/latest": items });
  return (await listLatestNews(scope, null)).map(({ title }) => title);
};

test("the latest news is sorted newest first, across time zones", async () => {
  const items = [
    news("oud", "2026-11-18T08:00:00Z"),
    news("nieuwst", "2026-11-19T08:30:00+01:00"),
    news("eerder", "2026-11-19T07:00:00Z"),
  ];
  expect(await newsTitles(items)).toEqual(["nieuwst", "eerder", "oud"]);
});

test("news that is hidden from the home page is left out", async () => {
  const hidden = news("weg", "2026-11-19T08:00:00Z", { HideFromHomepage: true });
  const visible = news("blijft", "2026-11-19T08:00:00Z", { HideFromHomepage: null });
  expect(await newsTitles([hidden, visible])).toEqual(["blijft"]);
});

test.each([
  ["no title", { Title: "" }],
  ["no date", { PublicationDate: undefined }],
  ["an invalid date", { PublicationDate: "gisteren" }],
  ["no path", { Data: {} }],
  ["a script as path", { Data: { Path: "javascript:alert(1)" } }],
  ["another host as path", { Data: { Path: "//evil.example/x" } }],
  ["another host behind a backslash", { Data: { Path: "/\\evil.example/x" } }],
])("a news item with %s is left out", async (_, fields) => {
  const good = news("goed", "2026-11-19T08:00:00Z");
  expect(await newsTitles([news("fout", "2026-11-20T08:00:00Z", fields), good, null, "tekst"])).toEqual([
    "goed",
  ]);
});

test("a news item whose picture fails to decode has no picture", async () => {
  const { scope } = apiWith({
    "/api/v1/es/news/latest": [
      news("a", "2026-11-19T08:00:00Z", { HeaderImage: { Url: "" } }),
      news("b", "2026-11-18T08:00:00Z", {
        HeaderImage: { Url: "/h/b.svg", Alt: null, Crops: { "350": "/h/b.jpg" } },
      }),
    ],
  });
  const [a, b] = await listLatestNews(scope, null);
  expect(a).toMatchObject({ title: "a", image: null });
  expect(b?.image).toMatchObject({ url: "/drupal/media/h/b.svg", alt: "", crops: { "350": { width: 350 } } });
});

test("news of one category is requested by its id", async () => {
  const { scope, requests } = apiWith({});
  await listLatestNews(scope, 7);
  await listLatestNews(scope, null);
  expect(requests).toEqual(["/api/v1/es/news/latest?categoryId=7", "/api/v1/es/news/latest"]);
});

test("the latest news is empty if the product API fails", async () => {
  const { scope } = apiWith({ "/api/v1/es/news/latest": new Response("oei", { status: 500 }) });
  expect(await listLatestNews(scope, null)).toEqual([]);
});
