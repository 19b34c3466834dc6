import { expect, test } from "vitest";
import { pageData } from "./page-data";

const page = { pageKind: "location", entityId: "location:12" } as const;
const shell = { tracked: true, tagManager: null };

test("a page says what it is", () => {
  expect(pageData(shell, page)).toEqual({
    "data-page-kind": "location",
    "data-node-type": "location",
    "data-node-id": 12,
  });
});

test("where a tag manager listens, the page says so and not which", () => {
  expect(pageData({ ...shell, tagManager: "GTM-ABC1234" }, page)).toMatchObject({ "data-tag-manager": "" });
});

test("a page that is none of the CMS has no number", () => {
  expect(pageData(shell, { pageKind: "search", entityId: null })).toEqual({ "data-page-kind": "search" });
  expect(pageData(shell, {})).toEqual({ "data-page-kind": "other" });
});

test.each([
  ["of a private page", { ...shell, tracked: false }, page],
  ["of a page that failed", shell, null],
  ["of the result of a memory test", shell, { ...page, pageKind: "memoryTestResult" as const }],
])("nothing is said %s", (_, visited, document) => {
  expect(pageData({ ...visited, tagManager: "GTM-ABC1234" }, document)).toEqual({});
});
