import type { RequestScope } from "~/.server/context/scope";
import { findGivingOptions } from "./client.server";
import { findLinkedGoal, findRegionChoices } from "./goal.server";
import { type ChosenGift, readGift } from "./model";
import { paymentCode } from "./payment-code";

/** What a giver types into the app of the bank. */
export interface TransferFacts {
  iban: string;
  name: string;
  description: string;
  /** In cents; null where the giver chooses. */
  cents: number | null;
  code: string;
}

/** A gift by bank transfer; the facts are null where the account is not known. */
export async function loadTransfer(
  scope: RequestScope,
): Promise<{ gift: ChosenGift | null; transfer: TransferFacts | null }> {
  const gift = readGift(scope.query);
  const [options, regions] = await Promise.all([findGivingOptions(scope), findRegionChoices(scope)]);
  const goal = await findLinkedGoal(scope.query, regions, scope);
  if (!options?.account) return { gift, transfer: null };
  const { iban, name } = options.account;
  const { t } = scope;
  // A transfer needs no CMS: without it, the word of the link tells what the gift is for.
  const purpose = goal === "unavailable" ? scope.query.get("voor") : goal?.name;
  const description = purpose ? t("giving.transfer.giftFor", { name: purpose }) : t("giving.transfer.gift");
  const cents = gift?.cents ?? null;
  return {
    gift,
    transfer: { iban, name, description, cents, code: paymentCode({ iban, name, description, cents }) },
  };
}
