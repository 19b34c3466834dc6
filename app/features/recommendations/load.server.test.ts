import { expect, test } from "vitest";
import { json, testScope } from "../../../tests/setup/upstream";
import { loadRecommendations } from "./load.server";
import type { ShelfItem } from "./model";

const item = (n: number) => ({ Title: `Boek ${n}`, Slug: `boek-${n % 500}` });

/** A shelf of `total` books that keeps what it was asked; the call for page `broken` fails. */
function shelf(total: number, broken = 0) {
  const asked: string[] = [];
  const { scope } = testScope(async ({ url }) => {
    const { searchParams } = new URL(url);
    const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("pageSize"))];
    asked.push(`${page} x ${size}`);
    if (page === broken) return new Response("oei", { status: 500 });
    const first = (page - 1) * size + 1;
    const count = Math.max(0, Math.min(size, total - first + 1));
    const Items = Array.from({ length: count }, (_, index) => item(first + index));
    return json({ Items, TotalItems: total });
  });
  return { scope, asked };
}

async function loaded(total: number, page: number, accepts: ((item: ShelfItem) => boolean) | null = null) {
  const { scope, asked } = shelf(total);
  const result = await loadRecommendations(scope, { overviewPageId: 7, page, accepts });
  if (result.kind !== "loaded") throw new Error(result.kind);
  return { ...result.value, asked };
}

test.each([
  [1, 16, ["1 x 16"]],
  [2, 32, ["1 x 32"]],
  [10, 160, ["1 x 160"]],
  [11, 176, ["1 x 160", "2 x 160"]],
  [19, 300, ["1 x 160", "2 x 160"]],
  [1_000_000, 300, ["1 x 160", "2 x 160"]],
])("page %d of 300 shows the first %d", async (page, shown, calls) => {
  const { items, asked, paging } = await loaded(300, page);
  expect(items).toHaveLength(shown);
  expect(items[shown - 1]?.title).toBe(`Boek ${shown}`);
  expect(asked).toEqual(calls);
  expect(paging).toMatchObject({ page: Math.min(page, 19), count: 19 });
});

test("a shelf without an end is shown as far as ten calls go", async () => {
  const { items, asked, paging } = await loaded(1_000_000, 999_999_999);
  expect(items).toHaveLength(1600);
  expect(asked).toHaveLength(10);
  expect(paging).toMatchObject({ page: 100, count: 100 });
});

test("a search looks through everything and pages what it found", async () => {
  const { items, total, paging, asked } = await loaded(300, 2, ({ title }) => title.endsWith("0"));
  expect(asked).toHaveLength(2);
  expect([items.length, total, paging.count]).toEqual([30, 30, 2]);
});

test("items with one slug have names of their own", async () => {
  const { items } = await loaded(1000, 100);
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(1000);
});

test("an empty shelf is one page, and one call that fails fails it", async () => {
  expect(await loaded(0, 5)).toMatchObject({ items: [], total: 0, paging: { page: 1, count: 1 } });
  const { scope } = shelf(300, 2);
  expect(await loadRecommendations(scope, { overviewPageId: 7, page: 12, accepts: null })).toMatchObject({
    kind: "failed",
  });
});
