import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { Icon } from "~/design/icons/icon";
import { GoalFields, type GoalFieldsProps } from "./goal-fields";
import { donationPaths } from "./paths";

const addressFields = ["street", "postcode", "city"] as const;
const autoComplete = {
  name: "name",
  email: "email",
  street: "address-line1",
  postcode: "postal-code",
  city: "address-level2",
} as const;
const sizes: Partial<Record<string, string>> = { postcode: "w-s", city: "w-m" };

interface DetailsFormProps extends GoalFieldsProps {
  form: FormState;
  /** Of the gift. */
  query: string;
}

/** Who gives, and what for. */
export function DetailsForm({ form, query, ...goals }: DetailsFormProps) {
  const { t } = useTranslation();
  const isAddressOpen = addressFields.some((name) => typedValue(form, name) || form.errors[name]);
  return (
    <form method="post" action={`${donationPaths.details}?${query}`} noValidate data-busy={t("giving.busy")}>
      <TextField form={form} name="name" required />
      <TextField form={form} name="email" required />
      <div className="expand u-mt-5">
        <details open={isAddressOpen}>
          <summary>{t("giving.details.address")}</summary>
          <div className="in">
            {addressFields.map((name) => (
              <TextField key={name} form={form} name={name} />
            ))}
          </div>
        </details>
      </div>
      <GoalFields form={form} {...goals} />
      <FormField
        id="message"
        label={t("giving.details.message")}
        hint={t("giving.details.messageHint")}
        error={form.errors.message}
      >
        {(attributes) => (
          <textarea {...attributes} name="message" rows={4} defaultValue={typedValue(form, "message")} />
        )}
      </FormField>
      <div className="form-actions">
        <button className="btn btn-accent" type="submit">
          {t("giving.details.button")}
          <Icon name="arrow" className="icon icon-end" />
        </button>
        <p className="meta u-mt-5">
          {t("giving.details.privacy")} <a href="/privacy">{t("giving.details.privacyLink")}</a>
        </p>
      </div>
    </form>
  );
}

interface TextFieldProps {
  form: FormState;
  name: keyof typeof autoComplete;
  required?: boolean;
}

function TextField({ form, name, required = false }: TextFieldProps) {
  const { t } = useTranslation();
  const hint = name === "email" || name === "postcode" ? t(`giving.details.hints.${name}`) : undefined;
  return (
    <FormField
      id={name}
      label={t(`giving.details.labels.${name}`)}
      hint={hint}
      error={form.errors[name]}
      required={required}
    >
      {(attributes) => (
        <input
          {...attributes}
          className={sizes[name]}
          name={name}
          type={name === "email" ? "email" : "text"}
          autoComplete={autoComplete[name]}
          required={required}
          defaultValue={typedValue(form, name)}
        />
      )}
    </FormField>
  );
}
