import { dayMs, hourMs, minuteMs } from "../../app/utils/durations";
import type { PaymentRow, StandingRow } from "./payments";
import type { PaymentState } from "./schemas";

type Moves = Readonly<Record<PaymentState, readonly PaymentState[]>>;

/**
 * What a payment may become, by what it is. A look may miss states between two others. Money that arrives after all is
 * never refused, so what failed may still become paid; what is paid only becomes refunded or charged back, and again
 * paid where that was undone.
 */
export const paymentMoves: Moves = {
  new: ["open", "pending", "paid", "failed", "canceled", "expired", "refunded", "charged-back"],
  open: ["pending", "paid", "failed", "canceled", "expired", "refunded", "charged-back"],
  pending: ["paid", "failed", "canceled", "expired", "refunded", "charged-back"],
  failed: ["paid", "refunded", "charged-back"],
  canceled: ["paid", "refunded", "charged-back"],
  expired: ["paid", "refunded", "charged-back"],
  paid: ["refunded", "charged-back"],
  refunded: ["paid", "charged-back"],
  "charged-back": ["paid", "refunded"],
};

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return paymentMoves[from].includes(to);
}

/** Whether the giver's money arrived, whatever became of it afterwards. */
export const hasArrived: Readonly<Record<PaymentState, boolean>> = {
  new: false,
  open: false,
  pending: false,
  failed: false,
  canceled: false,
  expired: false,
  paid: true,
  refunded: true,
  "charged-back": true,
};

/** Whether nothing was taken and nothing is under way. */
export const cameToNothing: Readonly<Record<PaymentState, boolean>> = {
  new: false,
  open: false,
  pending: false,
  failed: true,
  canceled: true,
  expired: true,
  paid: false,
  refunded: false,
  "charged-back": false,
};

/** Whether a payment may be taken: no longer once it ended here, or its gift is stopped, or paused beyond its day. */
export function isWanted(
  { state, due_on }: Pick<PaymentRow, "state" | "due_on">,
  standing: StandingRow | null,
): boolean {
  if (cameToNothing[state] || standing?.state === "stopped") return false;
  if (standing?.state !== "paused" || due_on === null) return true;
  return standing.next_on !== null && standing.next_on <= due_on;
}

/** States in which the provider may take money without anybody noticing here. */
export const unsettledStates = ["new", "open", "pending"] as const satisfies readonly PaymentState[];

interface Looked {
  state: PaymentState;
  createdAt: Date;
  paidAt: Date | null;
}

/** Givers may have a payment taken back for eight weeks, and a bank takes some days. */
const chargebackMs = 70 * dayMs;

/**
 * When to look at a payment again without a webhook; null where nothing more is expected. One that is open is looked at
 * ever less often, as most are paid or left within minutes.
 */
export function nextLookAt({ state, createdAt, paidAt }: Looked, now: Date): Date | null {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const age = now.getTime() - createdAt.getTime();
  switch (state) {
    case "new":
    case "open":
      return later(Math.min(Math.max(age, 2 * minuteMs), 6 * hourMs));
    case "pending":
      return later(6 * hourMs);
    case "failed":
    case "canceled":
    case "expired":
      return age < dayMs ? later(dayMs) : null;
    case "paid":
    case "refunded":
    case "charged-back":
      return now.getTime() - (paidAt ?? createdAt).getTime() < chargebackMs ? later(3 * dayMs) : null;
  }
}
