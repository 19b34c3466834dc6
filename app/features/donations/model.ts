import { type DonationFrequency, donationFrequencies } from "~/fields/donation-frequencies";
import type { FormError } from "~/utils/form-errors";
import type { QueryNames } from "~/utils/route-policy";

/** Option value for a custom amount. */
export const otherAmount = "anders";

export interface Donation {
  frequency: DonationFrequency;
  /** The amount as typed, or as chosen from the fixed amounts. */
  input: string;
  /** In cents; null when invalid. */
  cents: number | null;
  error: FormError | undefined;
}

const minCents = 100;
const maxCents = 5_000_000;

// Whole euros, or with cents after a comma or point; a point may separate thousands ('1.500').
const amountPattern = /^(?:(\d{1,3}(?:\.\d{3})+)|(\d{1,5}))(?:,(\d{1,2})|\.(\d{1,2}))?$/;

/** Parses an amount to cents; null outside 1 to 50.000 euros. */
export function parseAmount(input: string): number | null {
  const bare = input
    .replace(/^\s*€/, "")
    .replace(/(euro|,-)\s*$/i, "")
    .trim();
  const [, thousands, plain, afterComma, afterPoint] = amountPattern.exec(bare) ?? [];
  const euros = thousands?.replaceAll(".", "") ?? plain;
  // With a thousands point, a second point before the cents is ambiguous.
  if (euros === undefined || (thousands && afterPoint)) return null;
  const cents = Number(euros) * 100 + Number((afterComma ?? afterPoint ?? "").padEnd(2, "0"));
  return cents >= minCents && cents <= maxCents ? cents : null;
}

/** Field names per frequency; the form also submits the fields of the other frequencies, which are ignored. */
export function donationFields(frequency: DonationFrequency) {
  return { amount: `bedrag-${frequency}`, other: `ander-bedrag-${frequency}` };
}

/** Query parameters of a donation widget. */
export const donationQuery: QueryNames = {
  typed: [
    ...["frequentie", "bedrag", "ander-bedrag"],
    ...donationFrequencies.flatMap((frequency) => Object.values(donationFields(frequency))),
  ],
};

/** The choice in a donation widget; null where the address lacks a frequency or an amount. */
export function readDonation(query: URLSearchParams): Donation | null {
  const frequency = donationFrequencies.find((candidate) => candidate === query.get("frequentie"));
  if (!frequency) return null;
  const fields = donationFields(frequency);
  const amount = query.get(fields.amount) ?? query.get("bedrag");
  const other = query.get(fields.other) ?? query.get("ander-bedrag");
  const input = (amount === otherAmount || amount === null ? other : amount)?.slice(0, 30);
  if (input === undefined) return null;
  const cents = parseAmount(input);
  return { frequency, input, cents, error: donationError(input, cents) };
}

function donationError(input: string, cents: number | null): FormError | undefined {
  if (!input.trim()) return "FieldMandatory";
  return cents === null ? "InvalidAmount" : undefined;
}
