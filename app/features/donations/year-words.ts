import type { TFunction } from "i18next";
import { formatAmount } from "~/utils/amount";
import { longDate } from "~/utils/dates";
import type { GivenInYear } from "../../../services/giving/contract";
import { purposeWords } from "./gift-words";

/** What was given in a year with one gift, and to whom. */
export interface YearOfGift {
  given: GivenInYear;
  /** Null where that is not known now. */
  creditor: string | null;
}

/** By whom, to whom and how much, each with its name. */
export function yearFacts({ given, creditor }: YearOfGift, t: TFunction): (readonly [string, string])[] {
  const { year, giver, lines, totalCents } = given;
  const address = [giver.street, `${giver.postcode} ${giver.city}`.trim()].filter(Boolean).join("\n");
  return [
    [t("giving.year.from"), giver.name],
    ...(address ? [[t("giving.facts.address"), address] as const] : []),
    ...(creditor ? [[t("giving.year.to"), creditor] as const] : []),
    [t("giving.facts.reference"), lines[0]?.reference ?? ""],
    [t("giving.year.total", { year }), formatAmount(totalCents)],
  ];
}

/** The names of the columns of the payments. */
export const yearColumns = (t: TFunction) => [
  t("giving.facts.date"),
  t("giving.facts.for"),
  t("giving.facts.amount"),
];

/** Each payment, and what was given back: when, what for and how much. */
export function yearRows({ lines }: GivenInYear, t: TFunction): string[][] {
  return lines.map(({ on, purpose, cents }) => [
    longDate(on),
    purposeWords(purpose, t),
    cents < 0 ? `${formatAmount(cents)} (${t("giving.year.back")})` : formatAmount(cents),
  ]);
}
