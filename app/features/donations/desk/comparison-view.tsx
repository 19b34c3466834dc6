import { useTranslation } from "react-i18next";
import { DeskFacts } from "~/features/staff/public";
import { formatAmount } from "~/utils/amount";
import { longDate, longMoment } from "~/utils/dates";
import type { Reconciliation } from "../../../../services/giving/contract";
import { deskGiftPath } from "./paths";

/** The last comparison of the books with the provider. */
export function ComparisonView({ last }: { last: Reconciliation }) {
  const { t } = useTranslation();
  const { differing, differences, payments } = last;
  const isEqual = differing === 0;
  const amountOr = (cents: number | null) =>
    cents === null ? t("giftDesk.comparison.none") : formatAmount(cents);
  return (
    <>
      <section className="staff-results" aria-labelledby="uitkomst">
        <h2 id="uitkomst">{t(isEqual ? "giftDesk.comparison.equal" : "giftDesk.comparison.differs")}</h2>
        <p>
          {t(isEqual ? "giftDesk.comparison.equalText" : "giftDesk.comparison.differsText", {
            count: payments,
            differing,
          })}
        </p>
        <DeskFacts
          facts={[
            [t("giftDesk.comparison.at"), longMoment(last.at)],
            [t("giftDesk.comparison.from"), longDate(last.from)],
            [t("giftDesk.comparison.provider"), formatAmount(last.providerCents)],
            [t("giftDesk.comparison.books"), formatAmount(last.bookCents)],
          ]}
        />
      </section>
      {differences.length > 0 && (
        <section className="staff-results" aria-labelledby="verschillen">
          <h2 id="verschillen">{t("giftDesk.comparison.list")}</h2>
          <ul className="staff-list">
            {differences.map(({ providerId, reference, providerCents, bookCents }) => (
              <li key={providerId}>
                <p>
                  {t("giftDesk.comparison.payment")} {providerId}, {t("giftDesk.comparison.gift")}{" "}
                  {reference ? (
                    <a href={deskGiftPath(reference)}>{reference}</a>
                  ) : (
                    t("giftDesk.comparison.unknown")
                  )}
                </p>
                <p>
                  {t("giftDesk.comparison.provider")}: {amountOr(providerCents)}.{" "}
                  {t("giftDesk.comparison.books")}: {amountOr(bookCents)}.
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
