import { expect, test } from "vitest";
import { categoryIcons, isCategoryName, navigationNames } from "./icon-names";

test("there are fifteen category icons, each named after its category, and six of the navigation", () => {
  const names = Object.entries(categoryIcons);
  expect(names).toHaveLength(15);
  expect(names.filter(([name, icon]) => icon !== `category-${name}`)).toEqual([]);
  expect(navigationNames).toHaveLength(6);
});

test.each([
  ["help-desk", true],
  ["scales-tipped", true],
  ["Car", false],
  ["raket", false],
  ["toString", false],
])("'%s' is a category with an icon: %s", (name, expected) => {
  expect(isCategoryName(name)).toBe(expected);
});
