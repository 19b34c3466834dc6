import { useTranslation } from "react-i18next";
import { DeskFacts } from "~/features/staff/public";
import { formatAmount } from "~/utils/amount";
import { longDate, longMoment } from "~/utils/dates";
import type { DeskGift } from "../../../../services/giving/contract";
import { confirmRefund, confirmStanding } from "./acts";
import { goalWords } from "./words";

/** A gift, its giver, payments and mails, with links to what can be done. */
export function GiftView({ gift }: { gift: DeskGift }) {
  const { t } = useTranslation();
  const { giver, standing, payments } = gift;
  const cents = standing?.cents ?? payments[0]?.cents ?? null;
  return (
    <>
      <section className="staff-results" aria-labelledby="de-gift">
        <h2 id="de-gift">{t("giftDesk.gift.facts")}</h2>
        <DeskFacts
          facts={[
            [
              t("giftDesk.gift.amount"),
              cents === null ? null : `${formatAmount(cents)}, ${t(`giving.often.${gift.frequency}`)}`,
            ],
            [t("giftDesk.gift.goal"), goalWords(gift.purpose, t)],
            [t("giftDesk.gift.ordered"), longMoment(gift.orderedAt)],
          ]}
        />
      </section>
      <section className="staff-results" aria-labelledby="gever">
        <h2 id="gever">{t("giftDesk.gift.giver")}</h2>
        {giver ? (
          <DeskFacts
            facts={[
              [t("giftDesk.gift.name"), giver.name],
              [t("giftDesk.gift.email"), giver.email],
              [
                t("giftDesk.gift.address"),
                [giver.street, `${giver.postcode} ${giver.city}`.trim()].filter(Boolean).join(", "),
              ],
              [t("giftDesk.gift.memory"), giver.memory],
              [t("giftDesk.gift.message"), giver.message],
            ]}
          />
        ) : (
          <p>{t("giftDesk.gift.erased")}</p>
        )}
      </section>
      {standing && <StandingFacts standing={standing} />}
      <section className="staff-results" aria-labelledby="betalingen">
        <h2 id="betalingen">{t("giftDesk.gift.payments")}</h2>
        <ol className="staff-list">
          {payments.map((payment) => (
            <li key={payment.payment}>
              <p>
                {formatAmount(payment.cents)}, {t(`giftDesk.states.${payment.state}`)},{" "}
                {t(`giftDesk.methods.${payment.method}`)}
              </p>
              <p>
                <time dateTime={payment.at}>{longMoment(payment.at)}</time>
              </p>
              {payment.failure && <p>{t("giftDesk.gift.failure", { code: payment.failure })}</p>}
              {payment.providerId && <p>{t("giftDesk.gift.provider", { id: payment.providerId })}</p>}
              {payment.refundAskedAt && (
                <p>{t("giftDesk.gift.refundAsked", { date: longDate(payment.refundAskedAt) })}</p>
              )}
              {payment.refundFailure && (
                <p>{t("giftDesk.gift.refundFailed", { code: payment.refundFailure })}</p>
              )}
              {payment.canRefund && (
                <p className="plain-links">
                  <a href={confirmRefund(payment)}>{t("giftDesk.gift.acts.refund.link")}</a>
                </p>
              )}
            </li>
          ))}
        </ol>
      </section>
      <MailList mails={gift.mails} />
    </>
  );
}

function StandingFacts({ standing }: { standing: NonNullable<DeskGift["standing"]> }) {
  const { t } = useTranslation();
  const { state, nextOn, accountEnd, stopReason, stoppedAt, acts } = standing;
  return (
    <section className="staff-results" aria-labelledby="vaste-gift">
      <h2 id="vaste-gift">{t("giftDesk.gift.standing")}</h2>
      <DeskFacts
        facts={[
          [t("giftDesk.gift.state"), t(`giftDesk.gift.states.${state}`)],
          [t("giftDesk.gift.next"), nextOn && longDate(nextOn)],
          [t("giftDesk.gift.account"), accountEnd && t("giftDesk.gift.accountEnd", { end: accountEnd })],
          [t("giftDesk.gift.stopped"), stoppedAt && longDate(stoppedAt)],
          [t("giftDesk.gift.why"), stopReason && t(`giftDesk.gift.reasons.${stopReason}`)],
        ]}
      />
      {acts.length > 0 && (
        <ul className="plain-links">
          {acts.map((act) => (
            <li key={act}>
              <a href={confirmStanding(act)}>{t(`giftDesk.gift.acts.${act}.link`)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MailList({ mails }: { mails: DeskGift["mails"] }) {
  const { t } = useTranslation();
  return (
    <section className="staff-results" aria-labelledby="mails">
      <h2 id="mails">{t("giftDesk.gift.mails")}</h2>
      {mails.length === 0 && <p>{t("giftDesk.gift.noMails")}</p>}
      <ol className="staff-list">
        {mails.map(({ template, state, at }) => (
          <li key={`${template} ${at}`}>
            <p>
              {t(`giftDesk.gift.mailNames.${template}`)}, {t(`giftDesk.gift.mailStates.${state}`)}
            </p>
            <p>
              <time dateTime={at}>{longMoment(at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
