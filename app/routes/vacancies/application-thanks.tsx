import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { Outcome } from "~/design/outcome";
import { readReceipt, receiptCookies } from "~/features/vacancies/application/cookie.server";
import { thanksPaths } from "~/features/vacancies/application/model";
import { SentAnswers } from "~/features/vacancies/application/sent-answers";
import { vacancyEvent } from "~/features/vacancies/events";
import { fieldNames } from "~/features/vacancies/wire";
import { longMoment } from "~/utils/dates";
import { pathOf } from "~/utils/paths";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, tracking: true } } satisfies { policy: RoutePolicy };

/** Both thank-you pages. After a submission: the reference and, on the first view only, a copy of the answers. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const path = pathOf(request);
  const job = path === thanksPaths.corporate;
  const receipt = readReceipt(request, scope);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (receipt?.copy) {
    const cookiesWithoutCopy = receiptCookies({ ...receipt, copy: null }, path, scope);
    for (const cookie of cookiesWithoutCopy) headers.append("Set-Cookie", cookie);
  }
  const page = {
    receipt,
    job,
    purpose: receipt?.purpose ?? (job ? ("job" as const) : ("volunteer" as const)),
    document: {
      title: scope.t("application.thanks.title"),
      noindex: true,
      hidePrefooter: true,
      sheets: ["application" as const],
    },
  };
  return data(page, { headers });
}

export default function ApplicationThanksRoute() {
  const { t } = useTranslation();
  const { receipt, purpose, job } = useLoaderData<typeof loader>();
  const copy = receipt?.copy;
  return (
    <div className="wrap section">
      <Outcome
        title={t("application.thanks.title")}
        intro={receipt && t(`application.thanks.intro.${purpose}`)}
        event={copy && vacancyEvent("submit_volunteer_application", receipt.vacancy)}
      >
        <h2>{t("application.thanks.nextTitle")}</h2>
        <ol className="steps">
          {t(`application.thanks.next.${purpose}`, { returnObjects: true }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {receipt && (
          <p>
            {t("application.thanks.reference")} <b className="reference">{receipt.reference}</b>.{" "}
            {t("application.thanks.referenceText")}
          </p>
        )}
        <h2>{t("application.thanks.keepTitle")}</h2>
        <p>
          {t("application.retention.text")} <a href="/privacy">{t("application.retention.link")}</a>.
        </p>
        <div className="actions">
          <a
            className="btn btn-second"
            href={job ? "/over-ons/werken-bij-alzheimer-nederland" : "/vrijwilligerswerk"}
          >
            {t(`application.thanks.more.${job ? "corporate" : "other"}`)}
          </a>
        </div>
      </Outcome>
      {copy && (
        <section className="copy" aria-labelledby="kopie">
          <h2 id="kopie">{t("application.thanks.copyTitle")}</h2>
          <p className="hint">{t("application.thanks.copyText")}</p>
          <dl className="answers">
            <div>
              <dt>{t("application.thanks.vacancy")}</dt>
              <dd>{copy.title}</dd>
            </div>
            <div>
              <dt>{t("application.thanks.sentAt")}</dt>
              <dd>{longMoment(copy.sent)}</dd>
            </div>
          </dl>
          <SentAnswers fields={fieldNames.filter((name) => copy.answers[name])} answers={copy.answers} />
          {copy.shortened && <p>{t("application.thanks.copyShort")}</p>}
          <p>
            <button className="btn btn-second" type="button" data-print hidden>
              {t("application.thanks.print")}
            </button>
          </p>
        </section>
      )}
    </div>
  );
}
