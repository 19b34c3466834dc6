import { useTranslation } from "react-i18next";
import { formatAmount } from "~/utils/amount";
import { longDate } from "~/utils/dates";
import type { StandingGift } from "../../../services/giving/contract";
import { GiftFacts } from "./gift-facts";
import { amountWords, purposeWords } from "./gift-words";
import { donationPaths } from "./paths";

/** A monthly or yearly gift as it is now, with its statements for the tax office. @param code of the link */
export function StandingSummary({ gift, code }: { gift: StandingGift; code: string }) {
  const { t } = useTranslation();
  const { state, nextOn, accountEnd } = gift;
  const isStopped = state === "stopped";
  const date = nextOn ? longDate(nextOn) : "";
  return (
    <section className="u-mt-7" aria-labelledby="nu">
      <h2 id="nu">{t(isStopped ? "giving.manage.was" : "giving.manage.now")}</h2>
      {!isStopped && (state === "waiting" || nextOn) && <p>{t(`giving.manage.state.${state}`, { date })}</p>}
      <GiftFacts
        facts={[
          [t(isStopped ? "giving.facts.gave" : "giving.facts.amount"), amountWords(gift, t)],
          [t("giving.facts.for"), purposeWords(gift.purpose, t)],
          accountEnd ? [t("giving.facts.account"), t("giving.facts.accountEnd", { end: accountEnd })] : null,
          [t("giving.facts.total"), formatAmount(gift.totalCents)],
          [t("giving.facts.reference"), gift.reference],
        ]}
      />
      {gift.years.length > 0 && (
        <>
          <h3 className="u-mt-5">{t("giving.year.list")}</h3>
          <ul className="plain-links">
            {gift.years.map((year) => (
              <li key={year}>
                <a href={`${donationPaths.year}?${new URLSearchParams({ code, jaar: String(year) })}`}>
                  {t("giving.year.link", { year })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
