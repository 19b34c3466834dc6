import { type DonationFrequency, donationFrequencies } from "~/fields/donation-frequencies";
import type { FormError } from "~/utils/form-errors";

/** The value of an amount that the visitor writes. */
export const otherAmount = "anders";

export interface Donation {
  frequency: DonationFrequency;
  /** What stands in the address, so that a visitor never types it again. */
  written: string;
  /** In cents; null when it cannot be given. */
  cents: number | null;
  error: FormError | undefined;
}

const leastCents = 100;
const mostCents = 5_000_000;

// Whole euros or with cents behind a comma or a point; thousands may have a point ('1.500').
const amountPattern = /^(?:(\d{1,3}(?:\.\d{3})+)|(\d{1,5}))(?:,(\d{1,2})|\.(\d{1,2}))?$/;

/** An amount as people write it, in cents: from 1 to 50.000 euros, else null. */
export function parseAmount(written: string): number | null {
  const bare = written
    .replace(/^\s*€/, "")
    .replace(/(euro|,-)\s*$/i, "")
    .trim();
  const [, thousands, plain, afterComma, afterPoint] = amountPattern.exec(bare) ?? [];
  const euros = thousands?.replaceAll(".", "") ?? plain;
  // After a point between thousands another one would be a guess.
  if (euros === undefined || (thousands && afterPoint)) return null;
  const cents = Number(euros) * 100 + Number((afterComma ?? afterPoint ?? "").padEnd(2, "0"));
  return cents >= leastCents && cents <= mostCents ? cents : null;
}

/** '€ 1.500' or '€ 12,50', never broken over two lines. */
export function formatAmount(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return `€\u00a0${format.format(cents / 100)}`;
}

/** The names of the fields that belong to a frequency: the amounts of the others are sent too and not read. */
export function donationFields(frequency: DonationFrequency) {
  return { amount: `bedrag-${frequency}`, other: `ander-bedrag-${frequency}` };
}

/** What a visitor chose in a donate widget; null where the address names no frequency or no amount. */
export function readDonation(query: URLSearchParams): Donation | null {
  const frequency = donationFrequencies.find((known) => known === query.get("frequentie"));
  if (!frequency) return null;
  const fields = donationFields(frequency);
  const amount = query.get(fields.amount) ?? query.get("bedrag");
  const other = query.get(fields.other) ?? query.get("ander-bedrag");
  const written = (amount === otherAmount || amount === null ? other : amount)?.slice(0, 30);
  if (written === undefined) return null;
  const cents = parseAmount(written);
  return { frequency, written, cents, error: errorOf(written, cents) };
}

function errorOf(written: string, cents: number | null): FormError | undefined {
  if (!written.trim()) return "FieldMandatory";
  return cents === null ? "InvalidAmount" : undefined;
}
