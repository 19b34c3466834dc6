import { expect, test } from "vitest";
import { findDocument } from "./document";

const root = { data: { shell: {} } };
const page = { data: { document: { title: "Zorgen" } } };

test("the document is that of the deepest route that has one", () => {
  const deeper = { data: { document: { title: "Partner", noindex: true } } };
  expect(findDocument([root, page, deeper])).toEqual({ title: "Partner", noindex: true });
  expect(findDocument([root, page, { data: { step: 2 } }])).toEqual({ title: "Zorgen" });
});

test.each([
  ["no routes", []],
  ["a route that failed", [root, { data: undefined }]],
  ["a route without data", [root, { data: null }]],
  ["a route with a text", [{ data: "document" }]],
])("%s: there is no document", (_, matches) => {
  expect(findDocument(matches)).toBeNull();
});

test("the order of the matches is not changed", () => {
  const matches = [root, page];
  findDocument(matches);
  expect(matches).toEqual([root, page]);
});
