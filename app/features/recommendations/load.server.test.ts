import { expect, test } from "vitest";
import { json, testScope } from "../../../tests/setup/upstream";
import { loadRecommendations } from "./load.server";
import type { ShelfItem } from "./model";

const item = (n: number) => ({ Title: `Boek ${n}`, Slug: `boek-${n % 500}` });

/** A product API with `total` books that records its calls; the call for page `broken` fails. */
function productApi(total: number, broken = 0) {
  const calls: string[] = [];
  const { scope } = testScope(async ({ url }) => {
    const { searchParams } = new URL(url);
    const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("pageSize"))];
    calls.push(`${page} x ${size}`);
    if (page === broken) return new Response("oei", { status: 500 });
    const first = (page - 1) * size + 1;
    const count = Math.max(0, Math.min(size, total - first + 1));
    const Items = Array.from({ length: count }, (_, index) => item(first + index));
    return json({ Items, TotalItems: total });
  });
  return { scope, calls };
}

async function loaded(total: number, page: number, accepts: ((item: ShelfItem) => boolean) | null = null) {
  const { scope, calls } = productApi(total);
  const result = await loadRecommendations(scope, { overviewPageId: 7, page, accepts });
  if (result.kind !== "loaded") throw new Error(result.kind);
  return { ...result.value, calls };
}

test.each([
  [1, 16, ["1 x 16"]],
  [2, 32, ["1 x 32"]],
  [10, 160, ["1 x 160"]],
  [11, 176, ["1 x 160", "2 x 160"]],
  [19, 300, ["1 x 160", "2 x 160"]],
  [1_000_000, 300, ["1 x 160", "2 x 160"]],
])("page %d of 300 items has the first %d", async (page, size, expectedCalls) => {
  const { items, calls, paging } = await loaded(300, page);
  expect(items).toHaveLength(size);
  expect(items[size - 1]?.title).toBe(`Boek ${size}`);
  expect(calls).toEqual(expectedCalls);
  expect(paging).toMatchObject({ page: Math.min(page, 19), count: 19 });
});

test("at most ten calls are made, however long the list is", async () => {
  const { items, calls, paging } = await loaded(1_000_000, 999_999_999);
  expect(items).toHaveLength(1600);
  expect(calls).toHaveLength(10);
  expect(paging).toMatchObject({ page: 100, count: 100 });
});

test("a search filters all items and paginates the results", async () => {
  const { items, total, paging, calls } = await loaded(300, 2, ({ title }) => title.endsWith("0"));
  expect(calls).toHaveLength(2);
  expect([items.length, total, paging.count]).toEqual([30, 30, 2]);
});

test("items with the same slug get unique slugs", async () => {
  const { items } = await loaded(1000, 100);
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(1000);
});

test("an empty list has one page, and one failed call fails the whole list", async () => {
  expect(await loaded(0, 5)).toMatchObject({ items: [], total: 0, paging: { page: 1, count: 1 } });
  const { scope } = productApi(300, 2);
  expect(await loadRecommendations(scope, { overviewPageId: 7, page: 12, accepts: null })).toMatchObject({
    kind: "failed",
  });
});
