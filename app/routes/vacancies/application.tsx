import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { captchaKeyFor } from "~/.server/security/third-party-loads";
import { EndedNotice } from "~/design/ended-notice";
import { ErrorSummary } from "~/design/form/error-summary";
import { receiptCookies } from "~/features/vacancies/application/cookie.server";
import { ApplicationFailed } from "~/features/vacancies/application/failed";
import { fieldId } from "~/features/vacancies/application/fields";
import { ApplicationForm } from "~/features/vacancies/application/form";
import { purposeOf, thanksPath } from "~/features/vacancies/application/model";
import { ApplicationReview } from "~/features/vacancies/application/review";
import { readApplication, submitApplication } from "~/features/vacancies/application/submit.server";
import { applicationForms } from "~/features/vacancies/wire";
import { findVacancyContext } from "~/pages/vacancies/application-context.server";
import { WorkCard } from "~/pages/vacancies/work-card";
import { builtInHeader } from "~/shell/built-in-header";
import { KeptAnswers } from "~/shell/kept-form";
import { PageHeader } from "~/shell/page-header";
import { pathOf } from "~/utils/paths";
import type { RoutePolicy } from "~/utils/route-policy";

// More than a CV may be: the body streams, and a file that is too large is an error on the form, whose other values
// are preserved (docs/decisions/0025-uploads.md).
export const handle = {
  policy: {
    breadcrumbsUnder: "parent",
    shared: false,
    tracking: true,
    captcha: true,
    maxUploadBytes: 128 * 1024 * 1024,
  },
} satisfies { policy: RoutePolicy };

/** `{vacancy}/solliciteren`; after the closing date a 410 with a link (docs/decisions/0026-applications.md). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { vacancy, closed, work } = await findVacancyContext(scope, vacancyPath(request));
  const title = scope.t(`application.title.${purposeOf(vacancy)}`, { vacancy: vacancy.title });
  const document = {
    title: closed ? scope.t("application.closed.title") : title,
    noindex: true,
    hasForm: !closed,
    hidePrefooter: true,
    sheets: ["lists" as const, "application" as const],
  };
  const page = {
    vacancy,
    closed,
    work,
    title,
    renderId: randomUUID(),
    captchaKey: captchaKeyFor(scope),
    document,
  };
  return data(page, { status: closed ? 410 : 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  // Read first: if the vacancy cannot be found, the error page shows what was typed.
  const posted = await readApplication(request, scope);
  const { vacancy, closed } = await findVacancyContext(scope, vacancyPath(request));
  if (closed) return data(null, { status: 410 });
  const outcome = await submitApplication(posted, vacancy, scope);
  if (!outcome.sent) return data(outcome.formState, { status: outcome.status });
  const target = thanksPath(vacancy.kind);
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of receiptCookies(outcome.receipt, target, scope)) headers.append("Set-Cookie", cookie);
  return redirect(target, { status: 303, headers });
}

const vacancyPath = (request: Request) => pathOf(request).replace(/\/solliciteren$/, "");

export default function VacancyApplicationRoute() {
  const { t } = useTranslation();
  const { vacancy, closed, work, title, renderId, captchaKey } = useLoaderData<typeof loader>();
  const formState = useActionData<typeof action>() ?? null;
  const purpose = purposeOf(vacancy);
  const crumbs = [
    { title: t("breadcrumbs.home"), url: "/" },
    { title: vacancy.title, url: vacancy.path },
    { title: t(`application.crumb.${purpose}`), url: `${vacancy.path}/solliciteren` },
  ];
  if (closed) {
    const audience = purpose === "job" ? "job" : "volunteer";
    return (
      <>
        <PageHeader task header={builtInHeader(title)} crumbs={crumbs} />
        <div className="wrap section section-tight">
          <EndedNotice
            title={t("application.closed.title")}
            text={t("application.closed.text", { vacancy: vacancy.title })}
            link={{ url: overviewPaths[audience], title: t(`vacancy.closed.${audience}`) }}
          />
          <KeptAnswers canResend={false} />
        </div>
      </>
    );
  }
  const errors = applicationForms[vacancy.form].flatMap(({ name }) => {
    const error = formState?.errors[name];
    return error ? [{ fieldId: fieldId(name), label: t(`application.fields.${name}`), error }] : [];
  });
  const form = { vacancy, renderId, captchaKey };
  const intro = formState ? null : `<p>${t(`application.intro.${purpose}`)}</p>`;
  return (
    <>
      <PageHeader task header={builtInHeader(title, intro)} crumbs={crumbs}>
        {!formState && vacancy.region && <p>{t("application.forWhom", { name: vacancy.region })}</p>}
        {formState && <ErrorSummary errors={errors} />}
        {formState?.sendingFailed && (
          <ApplicationFailed recipient={vacancy.recipient} uncertain={formState.uncertain} />
        )}
        {formState?.unreadable && (
          <div className="summary" role="alert" tabIndex={-1} data-focus>
            <h2>{t("application.unreadable.title")}</h2>
            <p>{t("application.unreadable.text")}</p>
          </div>
        )}
      </PageHeader>
      <div className="wrap section section-tight layout-form">
        <section className="form-page" aria-labelledby="gegevens">
          {/* After errors, which come first on the page, their summary has the focus. */}
          <h2 id="gegevens" {...(formState && { tabIndex: -1, "data-focus": "" })}>
            {t(formState?.review ? "application.review.title" : "application.formTitle")}
          </h2>
          {formState?.review ? (
            <ApplicationReview {...form} formState={formState} />
          ) : (
            <ApplicationForm {...form} formState={formState} />
          )}
        </section>
        <WorkCard {...work} />
      </div>
    </>
  );
}

/** Overviews with similar vacancies. */
const overviewPaths = {
  volunteer: "/vrijwilligerswerk",
  job: "/over-ons/werken-bij-alzheimer-nederland",
} as const;
