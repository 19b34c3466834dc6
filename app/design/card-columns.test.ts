import { expect, test } from "vitest";
import { cardColumns } from "./card-columns";

test.each([
  [1, "cards cards-3"],
  [3, "cards cards-3"],
  [4, "cards grid-4"],
  [5, "cards cards-3"],
  [6, "cards cards-3"],
  [7, "cards grid-4"],
  [8, "cards grid-4"],
])("a grid of %i cards has the classes '%s'", (count, classes) => {
  expect(cardColumns(count)).toBe(classes);
});
