/** What follows a recurring payment that failed: one more try a week later, or the end of the gift. */
type Consequence = "try-again" | "stop" | "account-closed";

/**
 * By the reason of the bank (SEPA) or the card. Only a lack of money is tried again. 'Other reason' (MS03) is not: banks
 * use it for givers who refused or died, too.
 */
const consequences: Readonly<Record<string, Consequence>> = {
  AM04: "try-again",
  insufficient_funds: "try-again",
  AC01: "account-closed",
  AC04: "account-closed",
  AC06: "account-closed",
  MD07: "account-closed",
  card_expired: "account-closed",
  inactive_card: "account-closed",
};

/** What follows, by the reason; an unknown one stops the gift. */
export function consequenceOf(reason: string | null): Consequence {
  return (reason !== null && consequences[reason]) || "stop";
}

export const secondTryDays = 7;
export const mostTries = 2;
