import { useTranslation } from "react-i18next";
import picture from "~/assets/illustrations/de-weg-kwijt.svg";
import { HelpCard } from "./help-card";
import { HelplineLink } from "./helpline-link";
import { SearchForm } from "./search-form";
import { useShell } from "./shell";
import { Suggestions } from "./suggestions";

/** What a visitor sees instead of a page: not found, expired, or out of order. */
export function ErrorPage({ status }: { status: number }) {
  if (status === 404) return <NotFound texts="notFound" />;
  if (status === 410) return <NotFound texts="gone" />;
  return <Unavailable />;
}

function NotFound({ texts }: { texts: "notFound" | "gone" }) {
  const { t } = useTranslation();
  return (
    <>
      <Hero title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
        <SearchForm id="zoek-pagina" label={t("notFound.question")} name={t("notFound.question")} />
        <div className="actions">
          <a className="btn btn-second" href="/">
            {t("notFound.home")}
          </a>
        </div>
      </Hero>
      <section className="section" aria-labelledby="suggesties">
        <div className="wrap">
          <div className="layout-side">
            <div>
              <div className="section-head">
                <h2 id="suggesties">{t("notFound.suggestions")}</h2>
              </div>
              <Suggestions />
            </div>
            <aside aria-label={t("search.help.label")}>
              <HelpCard title={t("notFound.helpTitle")} text={t("search.help.text")} />
            </aside>
          </div>
        </div>
      </section>
    </>
  );
}

function Unavailable() {
  const { t } = useTranslation();
  const { path } = useShell();
  return (
    <Hero title={t("unavailable.title")} text={t("unavailable.text")}>
      <p>
        {t("unavailable.call")} <HelplineLink />
      </p>
      <p>{t("unavailable.callUrgent")}</p>
      <div className="actions">
        <a className="btn" href={path}>
          {t("unavailable.retry")}
        </a>
      </div>
    </Hero>
  );
}

function Hero({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="hero nf">
      <div className="wrap">
        <div className="grid">
          <div className="text">
            <h1>{title}</h1>
            <p className="intro">{text}</p>
            {children}
          </div>
          <div className="pic">
            <img src={picture} alt="" width="960" height="640" />
          </div>
        </div>
      </div>
    </div>
  );
}
