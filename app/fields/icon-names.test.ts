import { expect, test } from "vitest";
import { categoryIcons, categoryNames, navigationNames } from "./icon-names";

test("there are fifteen category icons, named after their category, and six navigation icons", () => {
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
])("whether '%s' is a category with an icon: %s", (name, expected) => {
  expect(categoryNames.some((category) => category === name)).toBe(expected);
});
