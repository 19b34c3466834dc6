import { useTranslation } from "react-i18next";
import { staffPath } from "./paths";

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <section className="form-part" aria-labelledby="herstelcodes">
      <h2 id="herstelcodes">{t("staff.recovery.list")}</h2>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>{t("staff.recovery.keep")}</p>
      <div className="form-actions">
        <a className="btn" href={staffPath}>
          {t("staff.recovery.done")}
        </a>
      </div>
    </section>
  );
}
