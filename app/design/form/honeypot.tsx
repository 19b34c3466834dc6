import { useTranslation } from "react-i18next";

/** A field that only robots fill; it is sent along and the visitor never notices (spec 002, section 3). */
export function Honeypot({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="vh" aria-hidden="true">
      <label htmlFor={id}>{t("forms.honeypot")}</label>
      <input id={id} name="honeypot" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
