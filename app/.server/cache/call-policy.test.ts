import { expect, test } from "vitest";
import { callPolicyOf, nodeTagsOf } from "./call-policy";

test.each<[string, Record<string, string> | undefined, string[]]>([
  ["/api/drupal/api/homepage", undefined, ["page", "page:/"]],
  ["/api/drupal/zorgen/caf%C3%A9", undefined, ["page", "page:/zorgen/café"]],
  ["/api/drupal/dag%2C%20nacht/50%25", undefined, ["page", "page:/dag, nacht/50%"]],
  ["/api/drupal/api/breadcrumb", { path: "/50%" }, ["page", "breadcrumb", "page:/50%"]],
  ["/api/drupal/api/breadcrumb", { path: "/zorgen" }, ["page", "breadcrumb", "page:/zorgen"]],
  ["/api/drupal/api/node-path", { path: "/node/12" }, ["page", "alias", "node:12"]],
  ["/api/drupal/api/menu_items/main", undefined, ["menu"]],
  ["/api/drupal/api/get-regio-services", { regio: "5" }, ["region", "region:5"]],
  ["/api/v1/es/news", { page: "0" }, ["news"]],
  ["/api/v1/region/news", { regionId: "5", page: "0" }, ["news", "region", "region:5"]],
  ["/api/v1/region/activities/5", { page: "1" }, ["activity", "region:5"]],
  ["/api/v1/region/locations/5", { page: "0" }, ["location", "region:5"]],
  ["/api/v1/region/vacancies/search", { query: "", address: "", page: "1" }, ["vacancy"]],
])("the response of %s with %o has the tags %o", (path, query, tags) => {
  expect(callPolicyOf(path, new URLSearchParams(query))).toMatchObject({ tags, durable: true });
});

test.each([
  ["/api/v1/es/search", { query: "koffie", contentType: "alle" }],
  ["/api/v1/es/suggest", { query: "kof" }],
  ["/api/v1/region/search", { query: "3011 AB" }],
  ["/api/v1/region/vacancies/search", { query: "", address: "Tiel", page: "1", radius: "10" }],
  ["/api/v1/region/vacancies/search", { query: "gastvrouw", address: "", page: "1" }],
  ["/api/v1/region/vacancies/closest", { query: "Tiel", radius: "10" }],
  ["/api/v1/region/activities/closest", { query: "Tiel", radius: "10" }],
  ["/api/v1/es/news/search", { query: "koffie", page: "0" }],
])("a response of %s to typed text is not written to the store", (path, query) => {
  expect(callPolicyOf(path, new URLSearchParams(query))).toMatchObject({ durable: false });
});

test.each([
  ["what may tell who asked", "/api/v1/es/search", { query: "jan@example.nl" }],
  [
    "the same in a place",
    "/api/v1/region/vacancies/search",
    { query: "gastvrouw", address: "jan@example.nl" },
  ],
  ["a preview", "/api/drupal/api/preview/node/12/34", undefined],
  ["the breadcrumb of a preview", "/api/drupal/api/preview-breadcrumb", { path: "/preview/node/12/34" }],
  ["a redirect, which is remembered elsewhere", "/api/v1/redirect/from", { path: "/oud" }],
])("%s is not cached", (_, path, query) => {
  expect(callPolicyOf(path, new URLSearchParams(query))).toBeNull();
});

test("an unlisted call is cached as long as a page, in memory only", () => {
  expect(callPolicyOf("/api/v1/iets-nieuws")).toEqual({ freshFactor: 1, tags: [], durable: false });
});

test("each node in a response is a tag, once", () => {
  const text = JSON.stringify([
    { nid: [{ value: 12 }], field_block: [{ nid: [{ value: 13 }] }] },
    { nid: [{ value: 12 }] },
  ]);
  expect(nodeTagsOf(text)).toEqual(["node:12", "node:13"]);
});
