import { expect, test } from "vitest";
import { dementiaInfoFor } from "./dementia-info";

test.each([
  ["its own list comes first", ["a"], ["1", "2", "3", "4"], ["a", "1", "2", "3", "4"]],
  [
    "with a list of its own nothing is dropped",
    ["a"],
    ["1", "2", "3", "4", "5"],
    ["a", "1", "2", "3", "4", "5"],
  ],
  ["without one, of four the last is dropped", [], ["1", "2", "3", "4"], ["1", "2", "3"]],
  ["without one, of five the last alone is dropped", [], ["1", "2", "3", "4", "5"], ["1", "2", "3", "4"]],
  ["three is not more than three", [], ["1", "2", "3"], ["1", "2", "3"]],
  ["its own list may stand alone", ["a", "b"], [], ["a", "b"]],
  ["there may be nothing", [], [], []],
])("%s", (_, regional, general, shown) => {
  expect(dementiaInfoFor(regional, general)).toEqual(shown);
});
