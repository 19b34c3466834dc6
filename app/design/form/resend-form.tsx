import { useTranslation } from "react-i18next";
import type { KeptForm } from "~/utils/kept-form";

/** A button that sends a kept form again, with its fields hidden. */
export function ResendForm({ form: { address, fields, hasFile, multipart } }: { form: KeptForm }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(hasFile ? "tooOften.keptWithoutFile" : "tooOften.kept")}</p>
      <form
        action={address}
        method="post"
        encType={multipart ? "multipart/form-data" : undefined}
        data-busy={t("tooOften.busy")}
      >
        {fields.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order never changes
          <input type="hidden" name={name} value={value} key={index} />
        ))}
        <div className="actions">
          <button className="btn" type="submit">
            {t("tooOften.again")}
          </button>
        </div>
      </form>
    </>
  );
}
