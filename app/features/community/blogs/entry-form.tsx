import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { type FormState, typedValue } from "~/design/form/form-state";
import { EditorField, TextForm } from "~/features/editor/public";
import { longest } from "../../../../services/community/contract";
import { WriteButtons } from "../write-buttons";
import type { Writing } from "../writing";

interface EntryFormProps {
  form: FormState;
  /** Whether it is no draft any more. */
  isPlaced: boolean;
  /** Whether the member can keep a draft only. */
  isSilenced: boolean;
  visibility: "public" | "members";
  writing: Writing;
  token: string;
}

/** The form of an entry of a blog. */
export function EntryForm({ form, isPlaced, isSilenced, visibility, writing, token }: EntryFormProps) {
  const { t } = useTranslation();
  return (
    <TextForm kept={writing.kept} token={token}>
      <FormField id="title" label={t("entry.name")} error={form.errors.title} required>
        {(attributes) => (
          <input {...attributes} type="text" name="title" required defaultValue={typedValue(form, "title")} />
        )}
      </FormField>
      <FormField
        id="date"
        label={t("entry.date")}
        hint={t("entry.dateHint")}
        error={form.errors.date}
        required
      >
        {(attributes) => (
          <input
            {...attributes}
            type="date"
            name="date"
            className="w-s"
            required
            defaultValue={typedValue(form, "date")}
          />
        )}
      </FormField>
      <EditorField
        form={form}
        name="text"
        label={t("entry.text")}
        hint={t(`entry.${visibility}`)}
        rows={16}
        maxLength={longest.entry}
        required
      />
      <input type="hidden" name="version" value={typedValue(form, "version")} />
      <input type="hidden" name="sending" value={writing.sending} />
      <WriteButtons place={isSilenced ? null : t(isPlaced ? "entry.save" : "entry.publish")}>
        {!isPlaced && (
          <button className="btn btn-second" type="submit" name="act" value="keep">
            {t("entry.keep")}
          </button>
        )}
      </WriteButtons>
    </TextForm>
  );
}
