import { type DonationFrequency, donationFrequencies } from "~/fields/donation-frequencies";
import { giftLimits } from "~/fields/gift-limits";
import type { FormError } from "~/utils/form-errors";
import { writeQuery } from "~/utils/query";
import type { QueryNames } from "~/utils/route-policy";
import type { Purpose, StandingGift } from "../../../services/giving/contract";
import { donationPaths } from "./paths";

/** Option value for a custom amount. */
export const otherAmount = "anders";

/** The version of the words of the mandate, stored with a monthly or yearly gift. Other words need another version. */
export const mandateVersion = "2026-11-28";

/** What an address says was just done with a monthly or yearly gift; null where the gift is not like that any more. */
export function doneActOf(
  query: URLSearchParams,
  { state }: Pick<StandingGift, "state">,
): "amount" | "pause" | "resume" | "stop" | null {
  switch (query.get("gedaan")) {
    case "amount":
      return state === "active" || state === "paused" ? "amount" : null;
    case "pause":
      return state === "paused" ? "pause" : null;
    case "resume":
      return state === "active" ? "resume" : null;
    case "stop":
      return state === "stopped" ? "stop" : null;
    default:
      return null;
  }
}

export interface Donation {
  frequency: DonationFrequency;
  /** The amount as typed, or as chosen from the fixed amounts. */
  input: string;
  /** In cents; null when invalid. */
  cents: number | null;
  error: FormError | undefined;
}

// Whole euros, or with cents after a comma or point; a point may separate thousands ('1.500').
const amountPattern = /^(?:(\d{1,3}(?:\.\d{3})+)|(\d{1,9}))(?:,(\d{1,2})|\.(\d{1,2}))?$/;

/** Parses an amount to cents, whatever its size; null where it is none. */
export function parseAmount(input: string): number | null {
  const bare = input
    .replace(/^\s*€/, "")
    .replace(/(euro|,-)\s*$/i, "")
    .trim();
  const [, thousands, plain, afterComma, afterPoint] = amountPattern.exec(bare) ?? [];
  const euros = thousands?.replaceAll(".", "") ?? plain;
  // With a thousands point, a second point before the cents is ambiguous.
  if (euros === undefined || (thousands && afterPoint)) return null;
  return Number(euros) * 100 + Number((afterComma ?? afterPoint ?? "").padEnd(2, "0"));
}

/** What is wrong with an amount as typed. */
export function amountError(input: string, frequency: DonationFrequency): FormError | undefined {
  if (!input.trim()) return "FieldMandatory";
  const cents = parseAmount(input);
  if (cents === null) return "InvalidAmount";
  const { minCents, maxCents } = giftLimits[frequency];
  if (cents < minCents) return "AmountTooLow";
  if (cents <= maxCents) return undefined;
  return frequency === "eenmalig" ? "AmountTooHigh" : "StandingAmountTooHigh";
}

/** Field names per frequency; the form also submits the fields of the other frequencies, which are ignored. */
export function donationFields(frequency: DonationFrequency) {
  return { amount: `bedrag-${frequency}`, other: `ander-bedrag-${frequency}` };
}

/** Query parameters of a donation widget, and of a link to a gift for a region or an action. */
export const donationQuery: QueryNames = {
  typed: [
    ...["frequentie", "bedrag", "ander-bedrag", "voor"],
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
  const error = amountError(input, frequency);
  return { frequency, input, cents: error ? null : parseAmount(input), error };
}

/** The same of a link, which may leave out how often. */
export function readChoice(query: URLSearchParams): Donation | null {
  if (query.has("frequentie") || !query.has("bedrag")) return readDonation(query);
  return readDonation(new URLSearchParams({ frequentie: "eenmalig", bedrag: query.get("bedrag") ?? "" }));
}

/** A gift that can be paid. */
export interface ChosenGift {
  frequency: DonationFrequency;
  cents: number;
}

/** The choice of an address, where it can be paid. */
export function readGift(query: URLSearchParams): ChosenGift | null {
  const donation = readDonation(query);
  return donation?.cents ? { frequency: donation.frequency, cents: donation.cents } : null;
}

/** '12,50' or '25', as in an address. */
export function writeAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace(".", ",");
}

/** The query of a gift for the pages of giving. @param goal what it is for, where a link said so */
export function giftQuery({ frequency, cents }: ChosenGift, goal: string | null): string {
  return writeQuery(
    new URLSearchParams({
      frequentie: frequency,
      bedrag: writeAmount(cents),
      ...(goal !== null && { voor: goal }),
    }),
  );
}

/** Where a gift is made by transfer. Whom it remembers stays out of the address. */
export function transferAddress(gift: ChosenGift, purpose: Purpose): string {
  return `${donationPaths.transfer}?${giftQuery(gift, "slug" in purpose ? purpose.slug : null)}`;
}
