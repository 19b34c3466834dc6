import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { mandateVersion, parseAmount, readDonation } from "./model";
import { donationTexts } from "./texts";

test.each([
  ["25", 2500],
  ["1", 100],
  ["50000", 5_000_000],
  ["50.000", 5_000_000],
  ["1.500", 150_000],
  ["1.500,50", 150_050],
  ["12,50", 1250],
  ["12.50", 1250],
  ["12,5", 1250],
  [" € 25 ", 2500],
  ["25,-", 2500],
  ["25 euro", 2500],
])("'%s' is %i cents", (input, cents) => {
  expect(parseAmount(input)).toBe(cents);
});

test.each(["", " ", "-5", "-1", "1e3", "1e9", "0x10", "12,345", "1,500"])(
  "'%s' is not an accepted amount",
  (input) => expect(parseAmount(input)).toBeNull(),
);

test.each(["1.500.50", "1.50.000", "vijftig", "25 per maand", "٢٥", "Infinity", "25;26", "€", "10 20"])(
  "'%s' is not an amount",
  (input) => expect(parseAmount(input)).toBeNull(),
);

const read = (query: string) => readDonation(new URLSearchParams(query));

test("the amount is read from the field of the chosen frequency", () => {
  const query = "frequentie=maandelijks&bedrag-eenmalig=50&bedrag-maandelijks=10&ander-bedrag-maandelijks=";
  expect(read(query)).toEqual({ frequency: "maandelijks", input: "10", cents: 1000, error: undefined });
});

test.each([
  ["frequentie=eenmalig&bedrag=25", 2500],
  ["frequentie=eenmalig&bedrag=anders&ander-bedrag=12,50", 1250],
  ["frequentie=eenmalig&bedrag-eenmalig=anders&ander-bedrag-eenmalig=12.50", 1250],
  ["frequentie=eenmalig&ander-bedrag=15", 1500],
  ["frequentie=eenmalig&bedrag-eenmalig=25&ander-bedrag-eenmalig=15", 2500],
])("%s is %i cents", (query, cents) => {
  expect(read(query)?.cents).toBe(cents);
});

test.each([
  ["frequentie=jaarlijks&bedrag=anders&ander-bedrag=veel", "veel", "InvalidAmount"],
  ["frequentie=jaarlijks&bedrag=60000", "60000", "StandingAmountTooHigh"],
  ["frequentie=eenmalig&bedrag=10000,01", "10000,01", "AmountTooHigh"],
  ["frequentie=maandelijks&bedrag=1,99", "1,99", "AmountTooLow"],
  ["frequentie=eenmalig&bedrag=0", "0", "AmountTooLow"],
  ["frequentie=eenmalig&bedrag=1e9", "1e9", "InvalidAmount"],
  ["frequentie=jaarlijks&bedrag=anders&ander-bedrag=", "", "FieldMandatory"],
])("%s keeps '%s' with the error %s", (query, input, error) => {
  expect(read(query)).toMatchObject({ cents: null, input, error });
});

test.each(["", "bedrag=25", "frequentie=wekelijks&bedrag=25", "frequentie=eenmalig", "frequentie=toString"])(
  "'%s' has no donation",
  (query) => expect(read(query)).toBeNull(),
);

test("other words of the mandate are another version, which is stored with a gift", () => {
  const { take, first, refund, stop, agree } = donationTexts.giving.mandate;
  const words = JSON.stringify([take, first, refund, stop, agree]);
  const hash = createHash("sha256").update(words).digest("hex").slice(0, 12);
  expect([mandateVersion, hash]).toEqual(["2026-11-28", "fe8b78757d8f"]);
});
