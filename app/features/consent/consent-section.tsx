import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { ConsentForm } from "./consent-form";

/** Where a visitor gives, changes and withdraws consent: our form, or the declaration of an external provider. */
export function ConsentSection({ submitted }: { submitted: boolean }) {
  const { t } = useTranslation();
  const { consentProvider } = usePageContext();
  return (
    <section className="form-page" id="keuzes" aria-labelledby="keuzes-titel">
      <h2 id="keuzes-titel">{t("cookies.choice.title")}</h2>
      {consentProvider ? (
        <ProviderDeclaration id={consentProvider} />
      ) : (
        <>
          {submitted && <ChoiceStatus />}
          <ConsentForm anchor="keuzes" back="/cookies?bewaard=1" />
        </>
      )}
    </section>
  );
}

/** Confirms the saved choice, or reports that the browser does not store cookies. */
function ChoiceStatus() {
  const { t } = useTranslation();
  const saved = usePageContext().choices.consent !== null;
  return (
    <div
      className={`${saved ? "callout callout-info" : "summary"} u-mb-5`}
      role="status"
      tabIndex={-1}
      data-focus
    >
      <p>{saved ? t("cookies.choice.kept") : t("cookies.choice.lost")}</p>
    </div>
  );
}

function ProviderDeclaration({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t("cookies.provider.text")}</p>
      <p className="actions">
        <button className="btn" type="button" hidden data-renew-consent>
          {t("cookies.provider.change")}
        </button>
      </p>
      {/* The provider's script inserts its declaration here. */}
      <script
        id="CookieDeclaration"
        src={`https://consent.cookiebot.com/${id}/cd.js`}
        data-culture="nl"
        async
      />
    </>
  );
}
