import { useTranslation } from "react-i18next";
import { ScanPicture } from "~/design/scan-picture";

interface AppSetupProps {
  /** The secret in base 32. */
  secret: string;
  /** The address that opens an app for codes. */
  uri: string;
}

/** The steps before the first code: an app, and this account in it. */
export function AppSetup({ secret, uri }: AppSetupProps) {
  const { t } = useTranslation();
  return (
    <>
      <section className="form-part" aria-labelledby="app">
        <h2 id="app">{t("staff.secondFactor.app.title")}</h2>
        <p>{t("staff.secondFactor.app.text")}</p>
      </section>
      <section className="form-part" aria-labelledby="toevoegen">
        <h2 id="toevoegen">{t("staff.secondFactor.scan.title")}</h2>
        <p>{t("staff.secondFactor.scan.text")}</p>
        <ScanPicture text={uri} label={t("staff.secondFactor.scan.picture")} />
        <p>
          {t("staff.secondFactor.scan.key")}:{" "}
          <code className="secret">{secret.match(/.{4}/g)?.join(" ")}</code>
        </p>
        <p>
          <a href={uri}>{t("staff.secondFactor.scan.link")}</a>
        </p>
      </section>
    </>
  );
}
