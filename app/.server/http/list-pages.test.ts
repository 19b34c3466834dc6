import { expect, test } from "vitest";
import { type ListPage, loadList } from "./list-pages";
import type { UpstreamResult } from "./result";

/** A list of the numbers 1 to `total`, six a page; keeps which pages it was asked for. */
function numbers(total: number) {
  const asked: number[] = [];
  const load = async (page: number): Promise<UpstreamResult<ListPage<number>>> => {
    asked.push(page);
    const all = Array.from({ length: total }, (_, index) => index + 1);
    return { kind: "loaded", status: 200, value: { items: all.slice((page - 1) * 6, page * 6), total } };
  };
  return { asked, load };
}

async function listed(page: number, fromFirst: boolean, total = 20) {
  const { asked, load } = numbers(total);
  const result = await loadList({ page, fromFirst }, 6, load);
  if (result.kind !== "loaded") throw new Error(result.kind);
  return { ...result.value, asked };
}

test("a numbered page shows that page alone", async () => {
  const { items, paging, asked } = await listed(2, false);
  expect(items).toEqual([7, 8, 9, 10, 11, 12]);
  expect(paging).toEqual({ page: 2, count: 4, before: 0 });
  expect(asked).toEqual([2]);
});

test("'Laad meer' shows everything up to its page", async () => {
  const { items, paging } = await listed(3, true);
  expect(items).toHaveLength(18);
  expect(items[0]).toBe(1);
  expect(paging).toEqual({ page: 3, count: 4, before: 12 });
});

test("a page after the last is the last", async () => {
  const { items, paging } = await listed(1_000_000, false);
  expect(items).toEqual([19, 20]);
  expect(paging.page).toBe(4);
});

test("an address cannot make us ask for hundreds of pages at once", async () => {
  const { items, paging, asked } = await listed(300, true, 6000);
  expect(asked).toEqual([300]);
  expect(items).toHaveLength(6);
  expect(paging.before).toBe(0);
});

test("an empty list is one page", async () => {
  expect((await listed(5, true, 0)).paging).toEqual({ page: 1, count: 1, before: 0 });
});

test("a page that fails fails the list", async () => {
  const { load } = numbers(20);
  const broken = async (page: number): Promise<UpstreamResult<ListPage<number>>> =>
    page === 2 ? { kind: "failed", status: 500, reason: "Internal server error" } : load(page);
  expect((await loadList({ page: 3, fromFirst: true }, 6, broken)).kind).toBe("failed");
});

test("a page after the last of which the upstream knows nothing is the last, too", async () => {
  const { load, asked } = numbers(20);
  const forgetful = async (page: number): Promise<UpstreamResult<ListPage<number>>> =>
    page > 4 ? { kind: "loaded", status: 404, value: { items: [], total: 0 } } : load(page);
  const result = await loadList({ page: 9, fromFirst: false }, 6, forgetful);
  expect(result).toMatchObject({ value: { items: [19, 20], total: 20, paging: { page: 4, count: 4 } } });
  expect(asked).toEqual([1, 4]);
});
