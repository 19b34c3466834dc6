import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import type { FormState } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import {
  approachPurposes,
  blogVisibilities,
  mailKinds,
  mailPaces,
} from "../../../services/preferences/contract";
import { PartForm, Setting } from "./setting";

interface PartProps {
  form: FormState;
  token: string;
}

/** Who reads the member's blog. */
export function BlogPart({ form, token }: PartProps) {
  const { t } = useTranslation();
  return (
    <Setting id="blog-titel" title={t("settings.blog.title")} text={t("settings.blog.text")}>
      <PartForm part="blog" token={token} button={t("settings.blog.button")}>
        <ChoiceGroup
          type="radio"
          name="blog"
          legend={t("settings.blog.legend")}
          options={blogVisibilities.map((value) => [value, t(`settings.blog.options.${value}`)])}
          chosen={form.values.blog ?? []}
        />
      </PartForm>
    </Setting>
  );
}

/** How soon mails come about what happens. */
export function MailPart({ form, token }: PartProps) {
  const { t } = useTranslation();
  return (
    <Setting id="mail-titel" title={t("settings.mail.title")} text={t("settings.mail.text")}>
      <PartForm part="mail" token={token} button={t("settings.mail.button")}>
        {mailKinds.map((kind) => (
          <SelectField
            key={kind}
            form={form}
            name={kind}
            label={t(`settings.mail.kinds.${kind}`)}
            options={mailPaces.map((pace) => [pace, t(`settings.mail.paces.${pace}`)])}
          />
        ))}
      </PartForm>
    </Setting>
  );
}

export function NewsletterPart({ email, token }: { email: string; token: string }) {
  const { t } = useTranslation();
  return (
    <Setting
      id="nieuwsbrief-titel"
      title={t("settings.newsletter.title")}
      text={t("settings.newsletter.text")}
    >
      <PartForm part="nieuwsbrief" token={token} button={t("settings.newsletter.button")}>
        <p>{t("settings.newsletter.address", { email })}</p>
      </PartForm>
    </Setting>
  );
}

/** What the charity may approach the member for. */
export function ApproachPart({ form, token }: PartProps) {
  const { t } = useTranslation();
  return (
    <Setting id="benaderen-titel" title={t("settings.approach.title")} text={t("settings.approach.text")}>
      <PartForm part="benaderen" token={token} button={t("settings.approach.button")}>
        <ChoiceGroup
          type="radio"
          name="approach"
          legend={t("settings.approach.legend")}
          options={[
            ["nee", t("settings.approach.no")],
            ["ja", t("settings.approach.yes")],
          ]}
          chosen={form.values.approach ?? []}
        />
        <ChoiceGroup
          type="checkbox"
          name="purposes"
          legend={t("settings.approach.purposesLegend")}
          error={form.errors.purposes}
          options={approachPurposes.map((value) => [value, t(`settings.approach.purposes.${value}`)])}
          chosen={form.values.purposes ?? []}
        />
      </PartForm>
    </Setting>
  );
}
