import { expect, test } from "vitest";
import { pageAddress, pageCount, pageNumbers, readPageRequest } from "./pagination";

test.each([
  ["", 1],
  ["page=1", 1],
  ["page=3", 3],
  ["page=0", 1],
  ["page=-1", 1],
  ["page=abc", 1],
  ["page=1.5", 1],
  ["page=1e3", 1],
  ["page=%202", 1],
  ["page=999999999", 999_999_999],
  ["page=1000000000", 999_999_999],
  [`page=${"9".repeat(400)}`, 999_999_999],
  ["page=01", 1],
  ["page=2&page=5", 5],
])("the query '%s' requests page %d", (query, page) => {
  expect(readPageRequest(new URLSearchParams(query)).page).toBe(page);
});

test("'Laad meer' requests all pages up to a page", () => {
  expect(readPageRequest(new URLSearchParams("page=3&vanaf=1"))).toEqual({ page: 3, fromFirst: true });
  expect(readPageRequest(new URLSearchParams("page=3&vanaf=2")).fromFirst).toBe(false);
});

test("a second list on a page has its own query parameter", () => {
  const query = new URLSearchParams("page=2&vacaturepagina=4");
  expect(readPageRequest(query, "vacaturepagina").page).toBe(4);
});

test.each([
  [0, 6, 1],
  [1, 6, 1],
  [6, 6, 1],
  [7, 6, 2],
  [250, 15, 17],
])("%d items with %d per page are %d pages", (total, size, count) => {
  expect(pageCount(total, size)).toBe(count);
});

test.each([
  [1, 1, ""],
  [1, 2, "1 2"],
  [1, 9, "1 2 3 … 9"],
  [4, 9, "1 2 3 4 5 6 … 9"],
  [5, 9, "1 2 3 4 5 6 7 8 9"],
  [5, 20, "1 2 3 4 5 6 7 … 20"],
  [10, 20, "1 … 8 9 10 11 12 … 20"],
  [20, 20, "1 … 18 19 20"],
])("the pager of page %d of %d is '%s'", (page, count, expected) => {
  const numbers = pageNumbers({ page, count });
  expect(numbers.map((number) => number ?? "…").join(" ")).toBe(expected);
});

test("the address of another page keeps the other query parameters", () => {
  const address = "/nieuws?zoekterm=caf%C3%A9&page=2&vanaf=1";
  expect(pageAddress(address, { page: 3, fromFirst: false })).toBe("/nieuws?zoekterm=caf%C3%A9&page=3");
  expect(pageAddress(address, { page: 1, fromFirst: false })).toBe("/nieuws?zoekterm=caf%C3%A9");
  expect(pageAddress("/nieuws", { page: 2, fromFirst: true })).toBe("/nieuws?page=2&vanaf=1");
  expect(pageAddress("/nieuws?page=2", { page: 1, fromFirst: true })).toBe("/nieuws");
  expect(pageAddress("/regios/tiel", { page: 2, fromFirst: false }, { anchor: "activiteiten" })).toBe(
    "/regios/tiel?page=2#activiteiten",
  );
});
