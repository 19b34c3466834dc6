import { expect, test } from "vitest";
import { readSheetName, sheetAddress } from "./injected-sheet";

const a = "0123456789abcdef";
const b = "fedcba9876543210";

test("one address names all styles for a page type, in their given order", () => {
  const styles = [
    { name: b, types: null },
    { name: a, types: ["news"] },
  ];
  expect(sheetAddress(styles, "news")).toBe(`/stijl/${b}.${a}.css`);
  expect(sheetAddress(styles, "quiz")).toBe(`/stijl/${b}.css`);
  expect(sheetAddress(styles.slice(1), undefined)).toBeNull();
});

test("an address has at most 50 names, so that it stays below 1000 characters", () => {
  const address =
    sheetAddress(
      Array.from({ length: 500 }, () => ({ name: a, types: null })),
      "news",
    ) ?? "";
  expect(address.length).toBeLessThan(1000);
  expect(readSheetName(address.replace("/stijl/", ""))).toHaveLength(50);
});

test("the entry names are read from the file name", () => {
  expect(readSheetName(`${b}.${a}.css`)).toEqual([b, a]);
});

test.each([
  ...[
    "",
    "css",
    ".css",
    a,
    `${a}.js`,
    `${a}.css.css`,
    `${a.toUpperCase()}.css`,
    `${a}0.css`,
    `${a.slice(1)}.css`,
  ],
  ...[`${a}..css`, `../${a}.css`, `${a}.${b}`, `${Array(51).fill(a).join(".")}.css`],
])("'%s' is not a valid file name", (file) => {
  expect(readSheetName(file)).toBeNull();
});
