import { useTranslation } from "react-i18next";
import { formatAmount } from "~/utils/amount";
import type { Purpose } from "../../../services/giving/contract";
import { purposeInSentence } from "./gift-words";
import type { ChosenGift } from "./model";
import { choiceAddress } from "./paths";

interface GiftSummaryProps {
  gift: ChosenGift;
  purpose: Purpose | null;
  /** The query of the steps while it can be changed, else null. */
  query: string | null;
}

/** The gift beside the steps of giving. */
export function GiftSummary({ gift, purpose, query }: GiftSummaryProps) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("giving.summary.label")}>
      <div className="sticky">
        <div className="gift-sum">
          <h2>{t("giving.summary.label")}</h2>
          <p className="amount">{formatAmount(gift.cents)}</p>
          <p>
            {t(`giving.summary.often.${gift.frequency}`)}
            {purpose && `, ${purposeInSentence(purpose, t)}`}
          </p>
          {query !== null && <a href={choiceAddress(query)}>{t("giving.summary.change")}</a>}
        </div>
      </div>
    </aside>
  );
}
