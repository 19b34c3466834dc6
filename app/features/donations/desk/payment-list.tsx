import { useTranslation } from "react-i18next";
import { formatAmount } from "~/utils/amount";
import { longMoment } from "~/utils/dates";
import type { ListedPayment } from "../../../../services/giving/contract";
import { deskGiftPath } from "./paths";
import { goalWords } from "./words";

/** Payments, each with a link to its gift. */
export function PaymentList({ gifts }: { gifts: readonly ListedPayment[] }) {
  const { t } = useTranslation();
  return (
    <ol className="staff-list staff-columns">
      {gifts.map(({ payment, reference, at, cents, frequency, purpose, state }) => (
        <li key={payment} className="desk-payment">
          <p>
            <a href={deskGiftPath(reference)}>{reference}</a> <span>{t(`giftDesk.states.${state}`)}</span>
          </p>
          <p>
            {t("giftDesk.list.line", {
              amount: formatAmount(cents),
              often: t(`giving.often.${frequency}`),
              goal: goalWords(purpose, t),
            })}
          </p>
          <p>
            <time dateTime={at}>{longMoment(at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
