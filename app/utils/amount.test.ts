import { expect, test } from "vitest";
import { formatAmount } from "./amount";

test.each([
  [2500, "€\u00a025"],
  [1250, "€\u00a012,50"],
  [150_000, "€\u00a01.500"],
])("%i cents reads as '%s'", (cents, text) => {
  expect(formatAmount(cents)).toBe(text);
});
