import type { ShownGift } from "../../../services/giving/contract";

/** The page that tells how a payment ended, or that it has not ended. */
export function outcomeOf({ state }: Pick<ShownGift, "state">): "thanks" | "failed" | "result" {
  switch (state) {
    case "paid":
      return "thanks";
    case "failed":
    case "canceled":
    case "expired":
      return "failed";
    case "new":
    case "open":
    case "pending":
    case "refunded":
    case "charged-back":
      return "result";
  }
}
