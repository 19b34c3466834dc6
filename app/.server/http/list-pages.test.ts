import { expect, test } from "vitest";
import { type ListPage, loadList, loadPages } from "./list-pages";
import type { UpstreamResult } from "./result";

/** A list of the numbers 1 to `total`, six a page; `requested` lists the loaded pages. */
function numbers(total: number) {
  const requested: number[] = [];
  const load = async (page: number): Promise<UpstreamResult<ListPage<number>>> => {
    requested.push(page);
    const all = Array.from({ length: total }, (_, index) => index + 1);
    return { kind: "loaded", status: 200, value: { items: all.slice((page - 1) * 6, page * 6), total } };
  };
  return { requested, load };
}

async function listed(page: number, fromFirst: boolean, total = 20) {
  const { requested, load } = numbers(total);
  const result = await loadList({ page, fromFirst }, 6, load);
  if (result.kind !== "loaded") throw new Error(result.kind);
  return { ...result.value, requested };
}

test("a numbered page has the items of that page only", async () => {
  const { items, paging, requested } = await listed(2, false);
  expect(items).toEqual([7, 8, 9, 10, 11, 12]);
  expect(paging).toEqual({ page: 2, count: 4, before: 0 });
  expect(requested).toEqual([2]);
});

test("'Laad meer' has the items of all pages up to its page", async () => {
  const { items, paging } = await listed(3, true);
  expect(items).toHaveLength(18);
  expect(items[0]).toBe(1);
  expect(paging).toEqual({ page: 3, count: 4, before: 12 });
});

test("a page beyond the last is the last", async () => {
  const { items, paging } = await listed(1_000_000, false);
  expect(items).toEqual([19, 20]);
  expect(paging.page).toBe(4);
});

test("'Laad meer' beyond twenty pages loads one page only", async () => {
  const { items, paging, requested } = await listed(300, true, 6000);
  expect(requested).toEqual([300]);
  expect(items).toHaveLength(6);
  expect(paging.before).toBe(0);
});

test("an empty list is one page", async () => {
  expect((await listed(5, true, 0)).paging).toEqual({ page: 1, count: 1, before: 0 });
});

test("if one page fails, the list fails", async () => {
  const { load } = numbers(20);
  const broken = async (page: number): Promise<UpstreamResult<ListPage<number>>> =>
    page === 2 ? { kind: "failed", status: 500, reason: "Internal server error" } : load(page);
  expect((await loadList({ page: 3, fromFirst: true }, 6, broken)).kind).toBe("failed");
});

test("a page beyond the last, for which the upstream returns no total, is the last", async () => {
  const { load, requested } = numbers(20);
  const loadWithoutTotal = async (page: number): Promise<UpstreamResult<ListPage<number>>> =>
    page > 4 ? { kind: "loaded", status: 404, value: { items: [], total: 0 } } : load(page);
  const result = await loadList({ page: 9, fromFirst: false }, 6, loadWithoutTotal);
  expect(result).toMatchObject({ value: { items: [19, 20], total: 20, paging: { page: 4, count: 4 } } });
  expect(requested).toEqual([1, 4]);
});

test("a list of the services has the pages up to the one that it ends with", async () => {
  const requested: number[] = [];
  const load = async (asked: number) => {
    requested.push(asked);
    const page = Math.min(asked, 3);
    return { page, pageCount: 3, items: page === 3 ? [5] : [page * 2 - 1, page * 2] };
  };
  const pagesOf = (page: number, fromFirst: boolean) =>
    loadPages({ page, fromFirst }, load, ({ items }) => items);
  expect(await pagesOf(9, true)).toEqual({
    last: { page: 3, pageCount: 3, items: [5] },
    items: [1, 2, 3, 4, 5],
    paging: { page: 3, count: 3, before: 4 },
  });
  expect(requested).toEqual([9, 1, 2]);
  expect(await pagesOf(2, false)).toMatchObject({ items: [3, 4], paging: { page: 2, count: 3, before: 0 } });
});
