import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import type { FormState } from "~/design/form/form-state";
import { photoTypes } from "../../../../services/photos/contract";
import { photoField, photoPath } from "./model";

interface PhotoFormProps {
  form: FormState;
  token: string;
}

/** Sends a photo. The accepted types are named, so that phones convert theirs. */
export function PhotoForm({ form, token }: PhotoFormProps) {
  const { t } = useTranslation();
  return (
    <form
      method="post"
      action={photoPath}
      encType="multipart/form-data"
      noValidate
      data-busy={t("forms.sending")}
    >
      <input type="hidden" name="token" value={token} />
      <FormField
        id={photoField}
        label={t("photo.label")}
        hint={t("photo.hint")}
        error={form.errors[photoField]}
      >
        {(attributes) => (
          <input {...attributes} name={photoField} type="file" accept={photoTypes.join(",")} />
        )}
      </FormField>
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("photo.button")}
        </button>
      </div>
    </form>
  );
}

export function DeletePhotoForm({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={photoPath} data-busy={t("forms.sending")}>
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-second" type="submit" name="act" value="delete">
        {t("photo.delete")}
      </button>
    </form>
  );
}
