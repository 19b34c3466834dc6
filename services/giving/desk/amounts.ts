import { amountOf } from "../cents";

/** '12.50' or '-12.50'. */
export function signedAmount(cents: number): string {
  return cents < 0 ? `-${amountOf(-cents)}` : amountOf(cents);
}
