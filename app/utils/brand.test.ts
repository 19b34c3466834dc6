import { expect, test } from "vitest";
import { brands, isBrand } from "./brand";

test.each(brands)("%s is a brand", (brand) => {
  expect(isBrand(brand)).toBe(true);
});

test.each(["", "Samen", "alzheimer ", "constructor", "0"])("'%s' is not a brand", (value) => {
  expect(isBrand(value)).toBe(false);
});
