import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { formatAmount } from "~/utils/amount";
import type { Donation } from "./model";

/** Form for the chosen donation, or with the amount to correct if it is invalid. */
export function DonationChoice({ donation: { frequency, input, cents, error } }: { donation: Donation }) {
  const { t } = useTranslation();
  if (error || cents === null) {
    return (
      <section className="wrap donation" aria-label={t("donate.chosen.label")}>
        <form className="form-page" action="/doneren">
          <input type="hidden" name="frequentie" value={frequency} />
          <FormField
            id="ander-bedrag"
            label={t(`donate.amountLegend.${frequency}`)}
            hint={t("donate.otherHint")}
            error={error}
          >
            {(attributes) => (
              <input
                {...attributes}
                className="w-s"
                name="ander-bedrag"
                type="text"
                inputMode="decimal"
                defaultValue={input}
                data-focus
              />
            )}
          </FormField>
          <button className="btn" type="submit">
            {t("donate.chosen.button")}
          </button>
        </form>
      </section>
    );
  }
  const amount = formatAmount(cents);
  return (
    <section className="wrap donation" aria-label={t("donate.chosen.label")}>
      <div className="callout callout-info">
        <p className="chosen">{t(`donate.chosen.title.${frequency}`, { amount })}</p>
        <p>{t(`donate.chosen.how.${frequency}`, { amount })}</p>
        <p>{t("donate.chosen.notPaid")}</p>
      </div>
    </section>
  );
}
