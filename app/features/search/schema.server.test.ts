import { expect, test } from "vitest";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import { searchSite } from "./client.server";
import { searchResultsSchema } from "./schema.server";

const hit = (fields: Record<string, unknown> = {}) => ({
  Id: "12",
  Title: "Zorgen voor je partner",
  Type: "ContentPage",
  Introduction: "Je bent partner én verzorger.",
  Data: { Path: "/zorgen/partner" },
  SearchLabels: ["Zorgen voor een ander"],
  ...fields,
});

const resultsOf = (items: unknown[]) => searchResultsSchema.parse(items).results;

test("every field of a result is decoded", () => {
  expect(resultsOf([hit()])).toEqual([
    {
      id: "12",
      title: "Zorgen voor je partner",
      type: "ContentPage",
      kind: "informatie",
      introduction: "Je bent partner én verzorger.",
      url: "/zorgen/partner",
      labels: ["Zorgen voor een ander"],
    },
  ]);
});

test("introduction and labels may be absent, an id may be a number", () => {
  const [result] = resultsOf([hit({ Id: 7, Introduction: null, SearchLabels: undefined })]);
  expect(result).toMatchObject({ id: "7", introduction: "", labels: [] });
});

test("tags in titles and introductions are removed", () => {
  const [result] = resultsOf([
    hit({
      Title: "<b>Koffie</b> &amp; thee",
      Introduction: "<p>Een</p><p>twee<script>alert(1)</script></p>",
    }),
  ]);
  expect(result).toMatchObject({ title: "Koffie & thee", introduction: "Een twee" });
});

test.each([
  ["no title", { Title: "" }],
  ["no type", { Type: undefined }],
  ["no path", { Data: null }],
  ["a script for a path", { Data: { Path: "javascript:alert(1)" } }],
  ["another host for a path", { Data: { Path: "//evil.example" } }],
  ["another host behind a backslash", { Data: { Path: "/\\evil.example" } }],
])("a result with %s is omitted, and the others keep their order", (_, fields) => {
  const results = resultsOf([hit({ Id: "a" }), hit({ Id: "fout", ...fields }), 3, hit({ Id: "b" })]);
  expect(results.map(({ id }) => id)).toEqual(["a", "b"]);
});

test("a list of a hundred results may be incomplete, also with invalid results", () => {
  const hits = Array.from({ length: 100 }, (_, index) => hit({ Id: index }));
  expect(searchResultsSchema.parse(hits.slice(1)).more).toBe(false);
  expect(searchResultsSchema.parse(hits)).toMatchObject({ more: true });
  const damaged = searchResultsSchema.parse([...hits.slice(1), 3]);
  expect([damaged.results.length, damaged.more]).toEqual([99, true]);
});

test("a search sends the term and the content type", async () => {
  const { fetch, requests } = fakeUpstream({ "/api/v1/es/search": [hit()] });
  const { scope } = testScope(fetch);
  expect(await searchSite(scope, "thé & koffie", "nieuws")).toMatchObject({
    kind: "loaded",
    value: { results: [{ id: "12" }] },
  });
  const { searchParams } = new URL(requests[0] ?? "", "http://x");
  expect([...searchParams]).toEqual([
    ["query", "thé & koffie"],
    ["contentType", "nieuws"],
  ]);
});

test("a failed search is a failure, not an empty list", async () => {
  const { fetch } = fakeUpstream({ "/api/v1/es/search": new Response("oei", { status: 503 }) });
  const result = await searchSite(testScope(fetch).scope, "koffie", "alle");
  expect(result).toMatchObject({ kind: "failed", status: 503 });
});
