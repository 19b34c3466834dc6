import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { parseEntityId } from "~/shell/entity-id";
import { pageSchema } from "./definitions";
import { pageExamples } from "./examples";
import { pageIdentity } from "./page-kinds";

const pages = Object.values(pageExamples).map((byName) => {
  const page = pageSchema.parse({ ...Object(Object.values(byName)[0]), nid: value(12) });
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  return page;
});

test.each(pages)("a $type is known by its type and number", (page) => {
  const { entityId } = pageIdentity(page);
  expect(parseEntityId(entityId ?? "")).toEqual({
    type: page.type,
    id: page.type === "homepage" ? 9999 : 12,
  });
});

test("every page type has a kind of its own", () => {
  const kinds = pages.map((page) => pageIdentity(page).pageKind);
  expect(new Set(kinds).size).toBe(pages.length);
});

test.each([null, 0, -1, 1.5, 1e15, Number.NaN, Number.POSITIVE_INFINITY])(
  "a page with the number %s is no entity",
  (nid) => {
    const page = pages.find(({ type }) => type === "content_page");
    expect(page && pageIdentity({ ...page, nid }).entityId).toBeNull();
  },
);

test("a fixed route says itself what kind it is, with a page of the CMS or without", () => {
  const [page = null] = pages;
  expect(pageIdentity(page, "search")).toMatchObject({ pageKind: "search", entityId: expect.any(String) });
  expect(pageIdentity(null, "search")).toEqual({ pageKind: "search", entityId: null });
  expect(pageIdentity(null)).toEqual({ pageKind: "other", entityId: null });
});
