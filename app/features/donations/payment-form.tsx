import { useTranslation } from "react-i18next";
import { Checkbox } from "~/design/form/checkbox";
import { ChoiceGroup } from "~/design/form/choice-group";
import { type FormState, typedValue } from "~/design/form/form-state";
import { Icon } from "~/design/icons/icon";
import { formatAmount } from "~/utils/amount";
import type { PayMethod } from "../../../services/giving/contract";
import { GiftFacts } from "./gift-facts";
import { amountWords, purposeWords } from "./gift-words";
import type { ReviewedGift } from "./load.server";
import { mandateVersion, transferAddress } from "./model";
import { donationPaths } from "./paths";

interface PaymentFormProps {
  form: FormState;
  review: ReviewedGift;
  methods: readonly PayMethod[];
  creditor: { name: string; id: string };
}

/** The gift as it will be ordered, how to pay it, and the button. */
export function PaymentForm({ form, review, methods, creditor }: PaymentFormProps) {
  const { t } = useTranslation();
  const { order, query } = review;
  const { giver, purpose, frequency } = order;
  const amount = formatAmount(order.cents);
  const details = `${donationPaths.details}?${query}`;
  return (
    <form method="post" action={`${donationPaths.payment}?${query}`} noValidate data-busy={t("giving.busy")}>
      <input type="hidden" name="order" value={review.encrypted} />
      <ChoiceGroup
        type="radio"
        name="method"
        legend={t("giving.payment.method")}
        error={form.errors.method}
        options={methods.map((method) => [method, t(`giving.methods.${method}`)])}
        chosen={form.values.method ?? methods.slice(0, 1)}
      />
      {frequency !== "eenmalig" && (
        <section className="mandate u-mt-5" aria-labelledby="afspraak">
          <h2 id="afspraak">{t("giving.mandate.title")}</h2>
          <ul className="list">
            <li>{t(`giving.mandate.take.${frequency}`, { amount })}</li>
            <li>{t(`giving.mandate.first.${frequency}`)}</li>
            <li>{t("giving.mandate.refund")}</li>
            <li>{t("giving.mandate.stop")}</li>
          </ul>
          <GiftFacts
            facts={[
              [t("giving.mandate.creditor"), creditor.name],
              [t("giving.mandate.creditorId"), creditor.id],
              [t("giving.facts.reference"), t("giving.mandate.reference")],
            ]}
          />
          <Checkbox
            id="mandate"
            name="mandate"
            value={mandateVersion}
            label={t(`giving.mandate.agree.${frequency}`, { amount })}
            checked={typedValue(form, "mandate") === mandateVersion}
            error={form.errors.mandate}
            required
          />
        </section>
      )}
      <section className="u-mt-5" aria-labelledby="controle">
        <h2 id="controle">{t("giving.payment.check")}</h2>
        <GiftFacts
          facts={[
            [t("giving.facts.amount"), amountWords(order, t)],
            [t("giving.facts.for"), purposeWords(purpose, t)],
            [t("giving.details.labels.name"), giver.name],
            [t("giving.details.labels.email"), giver.email],
            giver.street || giver.city || giver.postcode
              ? [
                  t("giving.facts.address"),
                  [giver.street, [giver.postcode, giver.city].filter(Boolean).join(" ")]
                    .filter(Boolean)
                    .join(", "),
                ]
              : null,
            giver.message ? [t("giving.details.message"), giver.message] : null,
          ]}
        />
        <p>
          <a className="more" href={details}>
            {t("giving.payment.changeDetails")}
          </a>
        </p>
      </section>
      <div className="form-actions">
        <button className="btn btn-accent btn-wide" type="submit">
          <Icon name="lock" />
          {t(`giving.payment.button.${frequency}`, { amount })}
        </button>
        <p className="meta u-mt-5">{t("giving.payment.bank")}</p>
        <p>
          <a href={transferAddress(order, purpose)}>{t("giving.transfer.link")}</a>
        </p>
      </div>
    </form>
  );
}
