import type { FunctionComponent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import { NewTabLink, withBack } from "~/features/accounts/public";
import { SearchForm } from "~/features/search/header-search-form";
import { Suggestions } from "~/features/search/suggestions";
import { openPath } from "~/features/staff/public";
import type { PageFailure } from "~/utils/errors";
import { Breadcrumbs } from "./breadcrumbs";
import { FailedHero } from "./failed-hero";
import { HelpCard } from "./help-card";
import { KeptAnswers, useKeptForm } from "./kept-form";
import { DoorPage } from "./picture-page";
import { useShell } from "./shell";

const pages: Record<PageFailure, FunctionComponent> = {
  unauthorized: Unauthorized,
  locked: Locked,
  notFound: () => <NotFound failure="notFound" />,
  gone: () => <NotFound failure="gone" />,
  unavailable: Unavailable,
};

/** The page for a failure: login required, not found, expired or unavailable. */
export function ErrorPage({ failure }: { failure: PageFailure }) {
  const Page = pages[failure];
  return <Page />;
}

/** For pages that require a login, which leads back to the page. */
function Unauthorized() {
  const { t } = useTranslation();
  const { path, address } = useShell();
  const isFailedForm = useKeptForm() !== null;
  const title = t(isFailedForm ? "unauthorized.formTitle" : "unauthorized.title");
  const crumbs = [{ title, url: path }];
  if (isFailedForm)
    return (
      <DoorPage title={title} text={t("unauthorized.formText")} crumbs={crumbs}>
        <div>
          <p>
            <NewTabLink className="btn btn-second" href="/inloggen">
              {t("unauthorized.logIn")}
            </NewTabLink>
          </p>
          <div className="u-mt-5">
            <KeptAnswers canResend />
          </div>
        </div>
      </DoorPage>
    );
  return (
    <>
      <DoorPage title={title} text={t("unauthorized.text")} crumbs={crumbs}>
        <a className="btn" href={withBack("/inloggen", address)}>
          {t("unauthorized.logIn")}
        </a>{" "}
        <a className="btn btn-second" href={withBack("/registreren", address)}>
          {t("unauthorized.register")}
        </a>
      </DoorPage>
      <NextSteps title={t("unauthorized.open")} help={t("unauthorized.help")} />
    </>
  );
}

/** In place of a form of staff whose code was too long ago. */
function Locked() {
  const { t } = useTranslation();
  const { path } = useShell();
  const title = t("locked.title");
  return (
    <DoorPage title={title} text={t("locked.text")} crumbs={[{ title, url: path }]}>
      <div>
        <p>
          <NewTabLink className="btn btn-second" href={openPath}>
            {t("locked.open")}
          </NewTabLink>
        </p>
        <div className="u-mt-5">
          <KeptAnswers canResend />
        </div>
      </div>
    </DoorPage>
  );
}

function NotFound({ failure }: { failure: "notFound" | "gone" }) {
  const { t } = useTranslation();
  const isLostForm = useKeptForm() !== null && failure === "notFound";
  return (
    <>
      <Hero
        title={t(isLostForm ? "notFound.formTitle" : `${failure}.title`)}
        text={t(isLostForm ? "notFound.formText" : `${failure}.text`)}
      >
        <KeptAnswers canResend={false} />
        <SearchForm id="zoek-pagina" label={t("notFound.question")} name={t("notFound.question")} />
        <div className="actions">
          <a className="btn btn-second" href="/">
            {t("notFound.home")}
          </a>
        </div>
      </Hero>
      <NextSteps title={t("notFound.suggestions")} help={t("notFound.helpTitle")} />
    </>
  );
}

function Unavailable() {
  const { t } = useTranslation();
  const { address } = useShell();
  const isFailedForm = useKeptForm() !== null;
  return (
    <Hero title={t("unavailable.title")} text={t("unavailable.text")}>
      {isFailedForm ? (
        <KeptAnswers canResend />
      ) : (
        <div className="actions">
          <a className="btn" href={address}>
            {t("unavailable.retry")}
          </a>
        </div>
      )}
      <p>
        {t("unavailable.call")} <HelplineLink />
      </p>
      <p>{t("unavailable.callUrgent")}</p>
    </Hero>
  );
}

function Hero({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { path } = useShell();
  const crumbs = [
    { title: t("breadcrumbs.home"), url: "/" },
    { title, url: path },
  ];
  return (
    <FailedHero title={title} text={text} crumbs={<Breadcrumbs crumbs={crumbs} />}>
      {children}
    </FailedHero>
  );
}

interface NextStepsProps {
  title: string;
  /** The title of the card with the helpline. */
  help: string;
}

function NextSteps({ title, help }: NextStepsProps) {
  const { t } = useTranslation();
  return (
    <div className="section">
      <div className="wrap">
        <div className="layout-side">
          <section aria-labelledby="suggesties">
            <div className="section-head">
              <h2 id="suggesties">{title}</h2>
            </div>
            <Suggestions />
          </section>
          <aside aria-label={t("search.help.label")}>
            <HelpCard title={help} text={t("search.help.text")} />
          </aside>
        </div>
      </div>
    </div>
  );
}
