import { expect, test } from "vitest";
import { dementiaInfoFor } from "./dementia-info";

test.each([
  ["regional items come first", ["a"], ["1", "2", "3", "4"], ["a", "1", "2", "3", "4"]],
  [
    "no item is dropped if there are regional items",
    ["a"],
    ["1", "2", "3", "4", "5"],
    ["a", "1", "2", "3", "4", "5"],
  ],
  ["the last of four general items is dropped", [], ["1", "2", "3", "4"], ["1", "2", "3"]],
  ["only the last of five general items is dropped", [], ["1", "2", "3", "4", "5"], ["1", "2", "3", "4"]],
  ["three general items are all shown", [], ["1", "2", "3"], ["1", "2", "3"]],
  ["regional items are shown without general ones", ["a", "b"], [], ["a", "b"]],
  ["no items give an empty list", [], [], []],
])("%s", (_, regional, general, expected) => {
  expect(dementiaInfoFor(regional, general)).toEqual(expected);
});
