import type { DonationFrequency } from "./donation-frequencies";

/** What a gift may be, in cents, by how often it is given. */
export const giftLimits = {
  eenmalig: { minCents: 200, maxCents: 1_000_000 },
  maandelijks: { minCents: 200, maxCents: 100_000 },
  jaarlijks: { minCents: 200, maxCents: 100_000 },
} as const satisfies Record<DonationFrequency, { minCents: number; maxCents: number }>;
