import type { TFunction } from "i18next";
import { formatAmount } from "~/utils/amount";
import type { Purpose } from "../../../services/giving/contract";
import type { ChosenGift } from "./model";

/** 'het werk in heel Nederland'. */
export function purposeWords(purpose: Purpose, t: TFunction): string {
  switch (purpose.kind) {
    case "country":
      return t("giving.for.country");
    case "region":
      return t("giving.for.region", { name: purpose.name });
    case "action":
      return purpose.name;
    case "memory":
      return t("giving.for.memory", { name: purpose.name });
  }
}

/** The same within a sentence: 'voor het werk in heel Nederland', 'ter herinnering aan Oma Riet'. */
export function purposeInSentence(purpose: Purpose, t: TFunction): string {
  const words = purposeWords(purpose, t);
  return purpose.kind === "memory" ? words : t("giving.summary.for", { purpose: words });
}

/** '€ 10, elke maand'. */
export function amountWords({ cents, frequency }: ChosenGift, t: TFunction): string {
  return `${formatAmount(cents)}, ${t(`giving.often.${frequency}`)}`;
}
