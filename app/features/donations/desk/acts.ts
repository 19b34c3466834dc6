import type { DeskGift, DeskPayment, StandingAct } from "../../../../services/giving/contract";

/** What can be done to a gift, with the names in addresses. */
const names = { refund: "terugbetalen", pause: "pauze", resume: "verder", stop: "stoppen" } as const;

type GiftAct = keyof typeof names;
const giftActs: readonly GiftAct[] = ["refund", "pause", "resume", "stop"];

/** The address of a gift's page that asks to confirm an act. */
export const confirmStanding = (act: StandingAct) => `?actie=${names[act]}`;
export const confirmRefund = ({ payment }: DeskPayment) => `?actie=${names.refund}&betaling=${payment}`;

/** The address of a gift's page after an act. */
export const doneAddress = (act: GiftAct) => `?gedaan=${names[act]}`;

/** The same after an act that was not possible any more. */
export const notDoneAddress = "?gedaan=niet";

/** The act that a page says was done. */
export const findDoneAct = (query: URLSearchParams): GiftAct | null =>
  giftActs.find((act) => names[act] === query.get("gedaan")) ?? null;

/** An act that an address asks to confirm. */
export type AskedAct = { act: StandingAct; payment: null } | { act: "refund"; payment: DeskPayment };

/** The act that is asked for; null where it cannot be done any more. */
export function findAskedAct(query: URLSearchParams, { standing, payments }: DeskGift): AskedAct | null {
  const act = giftActs.find((known) => names[known] === query.get("actie"));
  if (act === "refund") {
    const payment = payments.find((row) => row.canRefund && row.payment === query.get("betaling"));
    return payment ? { act, payment } : null;
  }
  const possible = standing?.acts.find((known) => known === act);
  return possible ? { act: possible, payment: null } : null;
}
