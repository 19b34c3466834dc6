import type { ShownGift } from "../../../services/giving/contract";

/** The page that tells how a payment ended, or that it has not ended. */
export function outcomeOf({ state }: Pick<ShownGift, "state">): "thanks" | "failed" | "result" {
  switch (state) {
    case "paid":
      return "thanks";
    // The provider has not made it yet, so nobody can pay it and no bank is asked.
    case "new":
    case "failed":
    case "canceled":
    case "expired":
      return "failed";
    case "open":
    case "pending":
    case "refunded":
    case "charged-back":
      return "result";
  }
}
