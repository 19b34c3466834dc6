import { useTranslation } from "react-i18next";
import { ErrorSummary } from "~/design/form/error-summary";
import { MandatoryNote } from "~/design/form/field-parts";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { Honeypot } from "~/design/form/honeypot";
import { usePageContext } from "~/design/page-context";
import { collectingPaths } from "./paths";
import { type CollectorField, collectorFieldNames, collectorFields } from "./wire";

interface CollectorErrorsProps {
  rejected: { form: Pick<FormState, "errors">; sendingFailed: boolean; uncertain: boolean };
}

/** Why the form is shown again, for the top of its page. */
export function CollectorErrors({ rejected: { form, ...failure } }: CollectorErrorsProps) {
  const { t } = useTranslation();
  const errors = collectorFieldNames.flatMap((name) => {
    const error = form.errors[name];
    return error ? [{ fieldId: name, label: t(`collecting.labels.${name}`), error }] : [];
  });
  return <ErrorSummary errors={errors} {...failure} />;
}

/** The sign-up of somebody who wants to go from door to door. */
export function CollectorForm({ form }: { form: FormState }) {
  const { t } = useTranslation();
  const { renderedAt } = usePageContext();
  return (
    <form method="post" action={collectingPaths.signUp} noValidate data-busy={t("forms.sending")}>
      <MandatoryNote />
      {collectorFieldNames.map((name) => (
        <CollectorFormField key={name} name={name} form={form} />
      ))}
      <Honeypot id="collectant-leeg" />
      <input type="hidden" name="rendered" value={renderedAt} data-rendered />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("collecting.button")}
        </button>
        <p className="meta u-mt-5">
          {t("collecting.privacy")} <a href="/privacy">{t("collecting.privacyLink")}</a>
        </p>
      </div>
    </form>
  );
}

const inputs = {
  name: { autoComplete: "name" },
  phone: { type: "tel", autoComplete: "tel" },
  postcode: { autoComplete: "postal-code", className: "w-s" },
  email: { type: "email", autoComplete: "email" },
} as const;

function CollectorFormField({ name, form }: { name: CollectorField; form: FormState }) {
  const { t } = useTranslation();
  const { required } = collectorFields[name];
  const value = typedValue(form, name);
  const field = { id: name, label: t(`collecting.labels.${name}`), error: form.errors[name], required };
  return (
    <FormField {...field} hint={name === "name" ? undefined : t(`collecting.hints.${name}`)}>
      {(attributes) =>
        name === "remark" ? (
          <textarea {...attributes} name={name} rows={4} defaultValue={value} />
        ) : (
          <input {...attributes} {...inputs[name]} name={name} required={required} defaultValue={value} />
        )
      }
    </FormField>
  );
}
