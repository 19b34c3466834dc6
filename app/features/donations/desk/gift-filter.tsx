import { useTranslation } from "react-i18next";
import { emptyForm } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import { giftsPath } from "~/features/staff/public";
import { donationFrequencies } from "~/fields/donation-frequencies";
import { type GiftFilter, paymentStates } from "../../../../services/giving/contract";
import { DayField } from "./day-field";
import { filterValues, goalValue } from "./filter";

interface GiftFilterFormProps {
  filter: GiftFilter;
  regions: readonly { slug: string; title: string }[];
}

/** Which payments the list shows. */
export function GiftFilterForm({ filter, regions }: GiftFilterFormProps) {
  const { t } = useTranslation();
  const all = ["", t("giftDesk.filter.all")] as const;
  const goals: (readonly [string, string])[] = [
    all,
    ["country", t("giftDesk.goals.country")],
    ["memory", t("giftDesk.goals.memory")],
    ["action", t("giftDesk.filter.actions")],
    ["region", t("giftDesk.filter.regions")],
    ...regions.map(({ slug, title }) => [goalValue({ kind: "region", slug }), title] as const),
  ];
  const chosen = goalValue(filter);
  // An action of the totals is in no list.
  if (filter.slug && !goals.some(([value]) => value === chosen)) goals.push([chosen, filter.slug]);
  const values = Object.entries(filterValues(filter)).map(([name, value]) => [name, [value]]);
  const form = { ...emptyForm, values: Object.fromEntries(values) };
  return (
    <form method="get" action={giftsPath} className="gift-filter" aria-label={t("giftDesk.filter.label")}>
      <SelectField
        form={form}
        name="staat"
        label={t("giftDesk.filter.state")}
        options={[all, ...paymentStates.map((state) => [state, t(`giftDesk.states.${state}`)] as const)]}
      />
      <SelectField
        form={form}
        name="vaak"
        label={t("giftDesk.filter.frequency")}
        options={[all, ...donationFrequencies.map((one) => [one, t(`giving.often.${one}`)] as const)]}
      />
      <SelectField form={form} name="doel" label={t("giftDesk.filter.goal")} options={goals} />
      <DayField name="van" label={t("giftDesk.filter.from")} value={filter.from} />
      <DayField name="tot" label={t("giftDesk.filter.until")} value={filter.until} />
      <button className="btn btn-second" type="submit">
        {t("giftDesk.filter.button")}
      </button>
    </form>
  );
}
