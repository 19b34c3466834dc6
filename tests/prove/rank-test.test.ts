import { expect, test } from "vitest";
import { compareRanks } from "./rank-test";

test.each([
  [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], 0, 0.00902],
  [[6, 7, 8, 9, 10], [1, 2, 3, 4, 5], 1, 0.00902],
  [[1, 2, 2, 3], [2, 2, 3, 4], 0.28125, 0.27845],
  [[1, 1, 1], [1, 1, 1], 0.5, 1],
])("the ranks of %j and %j", (first, second, share, probability) => {
  const result = compareRanks(first, second);
  expect(result.share).toBeCloseTo(share, 6);
  expect(result.probability).toBeCloseTo(probability, 4);
});

test("a shift of a fifth of the spread is found in a thousand values, and none in alike ones", () => {
  const spread = Array.from({ length: 1000 }, (_, index) => Math.sin(index * 12.9898) * 10);
  const alike = Array.from({ length: 1000 }, (_, index) => Math.sin(index * 78.233) * 10);
  expect(compareRanks(spread, alike).share).toBeCloseTo(0.5, 1);
  const shifted = spread.map((value) => value + 2);
  expect(compareRanks(shifted, spread).share).toBeGreaterThan(0.55);
});
