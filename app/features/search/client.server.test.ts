import { expect, test } from "vitest";
import { answering, testCalls, testUpstream } from "../../../tests/setup/upstream";
import { createProductApiClient } from "./client.server";

function apiWith(answers: Record<string, unknown>) {
  const { fetch, asked } = answering(answers);
  const { scope, logged } = testCalls();
  return { api: createProductApiClient(testUpstream(fetch, { name: "product-api" }), scope), asked, logged };
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
  const { api } = apiWith({ "/api/v1/es/news/latest": items });
  return (await api.listLatestNews(null)).map(({ title }) => title);
};

test("the latest news comes newest first, whatever the time zone it was written in", async () => {
  const items = [
    news("oud", "2026-11-18T08:00:00Z"),
    news("nieuwst", "2026-11-19T08:30:00+01:00"),
    news("eerder", "2026-11-19T07:00:00Z"),
  ];
  expect(await newsTitles(items)).toEqual(["nieuwst", "eerder", "oud"]);
});

test("news that is hidden from the home page is left out", async () => {
  const hidden = news("weg", "2026-11-19T08:00:00Z", { HideFromHomepage: true });
  const unsaid = news("blijft", "2026-11-19T08:00:00Z", { HideFromHomepage: null });
  expect(await newsTitles([hidden, unsaid])).toEqual(["blijft"]);
});

test.each([
  ["no title", { Title: "" }],
  ["no date", { PublicationDate: undefined }],
  ["a date that is none", { PublicationDate: "gisteren" }],
  ["no path", { Data: {} }],
  ["a script for a path", { Data: { Path: "javascript:alert(1)" } }],
  ["another host for a path", { Data: { Path: "//evil.example/x" } }],
  ["another host behind a backslash", { Data: { Path: "/\\evil.example/x" } }],
])("a news item with %s costs only itself", async (_, fields) => {
  const good = news("goed", "2026-11-19T08:00:00Z");
  expect(await newsTitles([news("fout", "2026-11-20T08:00:00Z", fields), good, null, "tekst"])).toEqual([
    "goed",
  ]);
});

test("a news item keeps its words when its picture cannot be read", async () => {
  const { api } = apiWith({
    "/api/v1/es/news/latest": [
      news("a", "2026-11-19T08:00:00Z", { HeaderImage: { Url: "" } }),
      news("b", "2026-11-18T08:00:00Z", {
        HeaderImage: { Url: "/h/b.svg", Alt: null, Crops: { "350": "/h/b.jpg" } },
      }),
    ],
  });
  const [a, b] = await api.listLatestNews(null);
  expect(a).toMatchObject({ title: "a", image: null });
  expect(b?.image).toMatchObject({ url: "/drupal/media/h/b.svg", alt: "", crops: { "350": { width: 350 } } });
});

test("news of one category is asked for by its number", async () => {
  const { api, asked } = apiWith({});
  await api.listLatestNews(7);
  await api.listLatestNews(null);
  expect(asked).toEqual(["/api/v1/es/news/latest?categoryId=7", "/api/v1/es/news/latest"]);
});

test("there is no news when the product API fails", async () => {
  const { api } = apiWith({ "/api/v1/es/news/latest": new Response("oei", { status: 500 }) });
  expect(await api.listLatestNews(null)).toEqual([]);
});

test("an address that went elsewhere leads there", async () => {
  const { api, asked } = apiWith({ "/api/v1/redirect/from": { From: "/oud & zo", To: "/nieuw" } });
  expect(await api.findRedirect("/oud & zo")).toMatchObject({ kind: "loaded", value: "/nieuw" });
  expect(new URL(asked[0] ?? "", "http://x").searchParams.get("path")).toBe("/oud & zo");
});

test.each([
  ["nobody knows it", new Response("{}", { status: 404 })],
  ["the target is empty", Response.json({ From: "/oud", To: "" })],
])("an address has no other when %s", async (_, answer) => {
  const { api, logged } = apiWith({ "/api/v1/redirect/from": answer });
  expect(await api.findRedirect("/oud")).toMatchObject({ kind: "loaded", value: null });
  expect(logged).toEqual([]);
});

test.each([302, 400, 401, 403, 410, 418, 500, 502, 503, 599])(
  "a redirect lookup that ends with %i is a failure with that status, in the log",
  async (status) => {
    const { api, logged } = apiWith({ "/api/v1/redirect/from": new Response("oei", { status }) });
    expect(await api.findRedirect("/oud")).toMatchObject({ kind: "failed", status });
    expect(logged).toEqual([expect.objectContaining({ fields: expect.objectContaining({ status }) })]);
  },
);

test.each([
  ["no JSON", new Response("<html></html>")],
  ["half of it", new Response('{"From":"/oud","T')],
  ["JSON of something else", Response.json(["/nieuw"])],
])("a redirect lookup that answers with %s is a failure 599, and told so", async (_, answer) => {
  const { api, logged } = apiWith({ "/api/v1/redirect/from": answer });
  expect(await api.findRedirect("/oud")).toMatchObject({ kind: "failed", status: 599 });
  expect(logged).toEqual([
    expect.objectContaining({
      message: "Error parsing redirect response",
      fields: expect.objectContaining({ status: 599 }),
    }),
  ]);
});

test("a redirect lookup whose connection fails is not tried again", async () => {
  let attempts = 0;
  const refused = testUpstream(() => {
    attempts += 1;
    return Promise.reject(new TypeError("fetch failed"));
  });
  const api = createProductApiClient(refused, testCalls().scope);
  expect(await api.findRedirect("/oud")).toMatchObject({ kind: "failed", status: 500 });
  expect(attempts).toBe(1);
});
