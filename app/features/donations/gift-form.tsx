import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import { FormField } from "~/design/form/form-field";
import { donationFrequencies } from "~/fields/donation-frequencies";
import type { Donation } from "./model";
import { donationPaths } from "./paths";

interface GiftFormProps {
  donation: Donation | null;
  /** The name of the link that it began with. */
  link: string | null;
}

/** How often and how much, for a link without an amount, or with one that has to be mended. */
export function GiftForm({ donation, link }: GiftFormProps) {
  const { t } = useTranslation();
  return (
    <form action={donationPaths.start}>
      {link !== null && <input type="hidden" name="voor" value={link} />}
      <ChoiceGroup
        type="radio"
        name="frequentie"
        legend={t("donate.frequencyLegend")}
        options={donationFrequencies.map((frequency) => [frequency, t(`donate.frequency.${frequency}`)])}
        chosen={[donation?.frequency ?? "eenmalig"]}
      />
      <FormField
        id="ander-bedrag"
        label={t("donate.amountLegend.eenmalig")}
        hint={t("donate.otherHint")}
        error={donation?.error}
      >
        {(attributes) => (
          <input
            {...attributes}
            className="w-s"
            name="ander-bedrag"
            type="text"
            inputMode="decimal"
            autoComplete="transaction-amount"
            defaultValue={donation?.input ?? ""}
          />
        )}
      </FormField>
      <div className="form-actions">
        <button className="btn btn-accent" type="submit">
          {t("giving.next")}
        </button>
      </div>
    </form>
  );
}
