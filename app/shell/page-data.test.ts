import { expect, test } from "vitest";
import { pageData } from "./page-data";

const page = { pageKind: "location", entityId: "location:12" } as const;
const shell = { tracked: true, tagManager: null, userId: null };

test("a page has its kind and its CMS node", () => {
  expect(pageData(shell, page)).toEqual({
    "data-page-kind": "location",
    "data-node-type": "location",
    "data-node-id": 12,
  });
});

test("with a tag manager the page has an attribute without its id", () => {
  expect(pageData({ ...shell, tagManager: "GTM-ABC1234" }, page)).toMatchObject({ "data-tag-manager": "" });
});

test("a page outside the CMS has no node", () => {
  expect(pageData(shell, { pageKind: "search", entityId: null })).toEqual({ "data-page-kind": "search" });
  expect(pageData(shell, {})).toEqual({ "data-page-kind": "other" });
});

test.each([
  ["a private page", { ...shell, tracked: false }, page],
  ["an error page", shell, null],
  ["the result of a memory test", shell, { ...page, pageKind: "memoryTestResult" as const }],
])("%s has no data", (_, visited, document) => {
  expect(pageData({ ...visited, tagManager: "GTM-ABC1234", userId: "abc" }, document)).toEqual({});
});
