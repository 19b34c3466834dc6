import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { fileSize } from "~/utils/file-size";
import type { FormError } from "~/utils/form-errors";
import {
  type ApplicationField,
  type ApplicationForm,
  applicationFields,
  applicationForms,
  fileTypes,
  genders,
  type TextField,
} from "../wire";
import type { ApplicationFormState } from "./form-state";

interface ApplicationFieldsProps {
  form: ApplicationForm;
  formState: ApplicationFormState | null;
}

/** The id of a field on the page, to which the error summary links. */
export const fieldId = (name: ApplicationField) => `sollicitatie-${name}`;

/** The fields of an application, in the order of its form. */
export function ApplicationFields({ form, formState }: ApplicationFieldsProps) {
  return (
    <>
      {applicationForms[form].map(({ name, required }) => {
        const field = {
          form,
          required,
          value: formState?.values[name] ?? "",
          error: formState?.errors[name],
        };
        if (name === "gender") return <GenderField key={name} value={field.value} />;
        if (name === "cv")
          return <FileField key={name} {...field} storedFile={formState?.storedFile ?? null} />;
        return <TextInput key={name} name={name} {...field} />;
      })}
    </>
  );
}

interface FieldProps {
  form: ApplicationForm;
  required: boolean;
  value: string;
  error: FormError | undefined;
}

function TextInput({ name, form, required, value, error }: FieldProps & { name: TextField }) {
  const { t } = useTranslation();
  const hints: Partial<Record<TextField, string>> = {
    insertion: t("application.hints.insertion"),
    phone: t("application.hints.phone"),
    email: t("application.hints.email"),
    motivation: t(`application.hints.${form === "corporate" ? "motivationJob" : "motivation"}`),
    linkedIn: t("application.hints.linkedIn"),
    education: t("application.hints.education"),
  };
  const { input } = applicationFields[name];
  const hint = hints[name];
  return (
    <FormField
      id={fieldId(name)}
      label={t(`application.fields.${name}`)}
      hint={hint}
      error={error}
      required={required}
    >
      {(attributes) =>
        input === "long" ? (
          <textarea {...attributes} name={name} rows={6} required={required} defaultValue={value} />
        ) : (
          <input
            type="text"
            {...input}
            {...attributes}
            name={name}
            required={required}
            defaultValue={value}
            data-strip-spaces={name === "email" ? "" : undefined}
          />
        )
      }
    </FormField>
  );
}

/** The first choice is no answer, and checked: where none is, text browsers check the first of a group. */
function GenderField({ value }: { value: string }) {
  const { t } = useTranslation();
  const chosen = genders.find((gender) => gender === value) ?? "none";
  return (
    <fieldset className="field">
      <legend>{t("application.fields.gender")}</legend>
      <div className="chipset chipset-row">
        {(["none", ...genders] as const).map((gender) => (
          <div className="choice" key={gender}>
            <input
              type="radio"
              id={`${fieldId("gender")}-${gender}`}
              name="gender"
              value={gender === "none" ? "" : gender}
              defaultChecked={gender === chosen}
            />
            <label htmlFor={`${fieldId("gender")}-${gender}`}>{t(`application.genders.${gender}`)}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function FileField({
  required,
  error,
  storedFile,
}: FieldProps & { storedFile: ApplicationFormState["storedFile"] }) {
  const { t } = useTranslation();
  return (
    <>
      {storedFile && (
        <div className="field kept-file">
          <p>
            {t("application.file.stored")} <b>{storedFile.name}</b> ({fileSize(storedFile.size)})
          </p>
          <div className="choice">
            <input type="checkbox" id={`${fieldId("cv")}-weg`} name="drop" value="1" />
            <label htmlFor={`${fieldId("cv")}-weg`}>{t("application.file.remove")}</label>
          </div>
        </div>
      )}
      <FormField
        id={fieldId("cv")}
        label={storedFile ? t("application.file.replace") : t("application.fields.cv")}
        hint={t("application.hints.cv")}
        error={error}
        required={required && !storedFile}
      >
        {(attributes) => <input {...attributes} name="cv" type="file" accept={fileTypes.join()} />}
      </FormField>
    </>
  );
}
