import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "~/design/form/choice-group";
import { MandatoryNote } from "~/design/form/field-parts";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { blogVisibilities } from "../../../../services/preferences/contract";

interface BlogFormProps {
  form: FormState;
  token: string;
  isNew: boolean;
}

/** What the member's blog is called, what it is about and who reads it. */
export function BlogForm({ form, token, isNew }: BlogFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")} className="form-part" id="over-je-blog">
      <h2>{t(isNew ? "ownBlog.begin" : "ownBlog.facts")}</h2>
      <MandatoryNote />
      <FormField id="title" label={t("ownBlog.name")} error={form.errors.title} required>
        {(attributes) => (
          <input {...attributes} type="text" name="title" required defaultValue={typedValue(form, "title")} />
        )}
      </FormField>
      <FormField
        id="introduction"
        label={t("ownBlog.introduction")}
        hint={t("ownBlog.introductionHint")}
        error={form.errors.introduction}
      >
        {(attributes) => (
          <textarea
            {...attributes}
            name="introduction"
            rows={3}
            defaultValue={typedValue(form, "introduction")}
          />
        )}
      </FormField>
      <ChoiceGroup
        type="radio"
        name="visibility"
        legend={t("ownBlog.visibility")}
        options={blogVisibilities.map((value) => [value, t(`ownBlog.visibilities.${value}`)] as const)}
        chosen={form.values.visibility ?? []}
      />
      <input type="hidden" name="version" value={typedValue(form, "version")} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t(isNew ? "ownBlog.begin" : "ownBlog.save")}
        </button>
      </div>
    </form>
  );
}
