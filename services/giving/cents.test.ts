import fc from "fast-check";
import { expect, test } from "vitest";
import { amountOf, centsOf } from "./cents";

test("amounts keep every cent on the way to the provider and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => centsOf(amountOf(cents)) === cents),
  );
  expect([0, 7, 70, 2500, 1_000_000].map(amountOf)).toEqual(["0.00", "0.07", "0.70", "25.00", "10000.00"]);
});

test.each(["", "25", "25.0", "25,00", "-25.00", "25.000", "1e3", " 25.00", "٢٥.٠٠", "9999999999.00"])(
  "'%s' is no amount",
  (text) => expect(centsOf(text)).toBeNull(),
);
