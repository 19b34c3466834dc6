import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import type { Purpose } from "../../../services/giving/contract";
import { donationPaths } from "./paths";

interface QrFormProps {
  form: FormState;
  regions: readonly { slug: string; title: string }[];
  /** What the code is for now, which can be an action. */
  action: Extract<Purpose, { slug: string }> | null;
}

/** What the code leads to. The action of a link is offered, too. */
export function QrForm({ form, regions, action }: QrFormProps) {
  const { t } = useTranslation();
  return (
    <form action={donationPaths.qrCode}>
      <SelectField
        form={form}
        name="voor"
        label={t("giving.qr.for")}
        options={[
          ["", t("giving.qr.country")],
          ...(action?.kind === "action" ? ([[action.slug, action.name]] as const) : []),
          ...regions.map(({ slug, title }) => [slug, title] as const),
        ]}
      />
      <FormField
        id="bedrag"
        label={t("giving.qr.amount")}
        hint={t("donate.otherHint")}
        error={form.errors.bedrag}
      >
        {(attributes) => (
          <input
            {...attributes}
            className="w-s"
            name="bedrag"
            type="text"
            inputMode="decimal"
            defaultValue={typedValue(form, "bedrag")}
          />
        )}
      </FormField>
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("giving.qr.button")}
        </button>
      </div>
    </form>
  );
}
