import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { notFound } from "~/.server/http/failures";
import { readForm } from "~/.server/http/read-form";
import { Outcome } from "~/design/outcome";
import { FeedbackReasons } from "~/features/feedback/form";
import { pagePath, submitFeedback } from "~/features/feedback/submit.server";
import { findPage } from "~/pages/client.server";
import { hasFeedbackForm } from "~/pages/page-traits";
import { matchesPath } from "~/utils/path-patterns";
import { pathOf } from "~/utils/paths";

/** Thanks for an answer to 'Was deze pagina nuttig?'; after a no it asks why. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t, query } = await requestScope(request, context);
  const path = pagePath(query.get("pad"));
  if (!path) throw notFound();
  return {
    path,
    asksWhy: query.get("antwoord") === "nee",
    document: { title: t("feedback.thanks.title"), noindex: true, hidePrefooter: true },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const next = await submitFeedback(await readForm(request), scope, (path) => asksFeedbackAt(path, scope));
  return redirect(next, 303);
}

async function asksFeedbackAt(path: string, scope: RequestScope): Promise<boolean> {
  if (matchesPath(scope.config.prefooterHiddenOn, path)) return false;
  const page = await findPage(scope, pathOf({ url: scope.origin + path })).catch(() => null);
  return page?.status === true && hasFeedbackForm(page);
}

export default function FeedbackRoute() {
  const { t } = useTranslation();
  const { path, asksWhy } = useLoaderData<typeof loader>();
  return (
    <div className="wrap section">
      <Outcome
        title={t("feedback.thanks.title")}
        intro={t(asksWhy ? "feedback.thanks.no" : "feedback.thanks.text")}
      >
        {asksWhy && <FeedbackReasons path={path} />}
        <div className="actions">
          <a className={asksWhy ? "btn btn-second" : "btn"} href={path}>
            {t(asksWhy ? "feedback.thanks.skip" : "feedback.thanks.back")}
          </a>
        </div>
      </Outcome>
    </div>
  );
}
