import { useTranslation } from "react-i18next";

/** A hidden field that only bots fill in. */
export function Honeypot({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>{t("forms.honeypot")}</label>
      <input id={id} name="honeypot" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
