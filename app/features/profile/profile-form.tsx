import { useTranslation } from "react-i18next";
import { Checkbox } from "~/design/form/checkbox";
import { ChoiceGroup } from "~/design/form/choice-group";
import { FormField } from "~/design/form/form-field";
import { type FormState, isTicked, typedValue } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import { dementiaForms, phases, relationships } from "../../../services/accounts/contract";
import { biographyLength, genders, provinces } from "../../../services/profile/contract";
import { profilePath } from "./paths";
import { photoPath } from "./photo/model";
import { Shareable } from "./shareable";

interface ProfileFormProps {
  form: FormState;
  token: string;
  username: string;
}

/** All that a member may tell. The ids of its fields are their names. */
export function ProfileForm({ form, token, username }: ProfileFormProps) {
  const { t } = useTranslation();
  const noAnswer = ["", t("profile.noAnswer")] as const;
  return (
    <form method="post" noValidate data-busy={t("forms.sending")} className="profile-form">
      <Checkbox
        id="visible"
        name="visible"
        label={t("profile.visible")}
        hint={t("profile.visibleHint")}
        checked={isTicked(form, "visible")}
      />
      <Shareable form={form} item="photo">
        <p>
          {t("profile.photo")} <a href={photoPath}>{t("profile.changePhoto")}</a>
        </p>
      </Shareable>
      <Shareable form={form} item="biography">
        <FormField
          id="biography"
          label={t("profile.items.biography")}
          hint={t("profile.biographyHint", { count: biographyLength })}
          error={form.errors.biography}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              name="biography"
              rows={6}
              defaultValue={typedValue(form, "biography")}
            />
          )}
        </FormField>
      </Shareable>
      <Health form={form} />
      <Shareable form={form} item="province">
        <SelectField
          form={form}
          name="province"
          label={t("profile.items.province")}
          options={[noAnswer, ...provinces.map((name) => [name, name] as const)]}
        />
      </Shareable>
      <Shareable form={form} item="birthYear">
        <FormField
          id="birthYear"
          label={t("profile.items.birthYear")}
          hint={t("profile.birthYearHint")}
          error={form.errors.birthYear}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              name="birthYear"
              className="w-s"
              inputMode="numeric"
              autoComplete="bday-year"
              defaultValue={typedValue(form, "birthYear")}
            />
          )}
        </FormField>
      </Shareable>
      <Shareable form={form} item="gender">
        <ChoiceGroup
          type="radio"
          name="gender"
          legend={t("profile.items.gender")}
          options={[noAnswer, ...genders.map((value) => [value, t(`profile.genders.${value}`)] as const)]}
          chosen={form.values.gender ?? []}
        />
      </Shareable>
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("profile.save")}
        </button>
        <p className="plain-links">
          <a href={profilePath(username)}>{t("profile.preview")}</a>
        </p>
      </div>
    </form>
  );
}

/** Health data, with the consent to keep it. */
function Health({ form }: { form: FormState }) {
  const { t } = useTranslation();
  const noAnswer = ["", t("profile.noAnswer")] as const;
  return (
    <>
      <Shareable form={form} item="relationship">
        <SelectField
          form={form}
          name="relationship"
          label={t("profile.items.relationship")}
          options={[
            noAnswer,
            ...relationships.map((value) => [value, t(`accounts.health.relationships.${value}`)] as const),
          ]}
        />
      </Shareable>
      <Shareable form={form} item="forms">
        <ChoiceGroup
          type="checkbox"
          name="forms"
          legend={t("profile.items.forms")}
          hint={t("accounts.health.formsHint")}
          options={dementiaForms.map((value) => [value, t(`accounts.health.formNames.${value}`)])}
          chosen={form.values.forms ?? []}
        />
      </Shareable>
      <Shareable form={form} item="phase">
        <SelectField
          form={form}
          name="phase"
          label={t("profile.items.phase")}
          options={[
            noAnswer,
            ...phases.map((value) => [value, t(`accounts.health.phases.${value}`)] as const),
          ]}
        />
      </Shareable>
      <div className="shareable">
        <Checkbox
          id="healthConsent"
          name="healthConsent"
          label={t("accounts.health.consent")}
          hint={t("accounts.health.consentHint")}
          checked={isTicked(form, "healthConsent")}
          error={form.errors.healthConsent}
        />
      </div>
    </>
  );
}
