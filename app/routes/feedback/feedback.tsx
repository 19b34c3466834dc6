import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import { notFound } from "~/.server/http/failures";
import { Outcome } from "~/design/outcome";
import { FeedbackReasons } from "~/features/feedback/form";
import { feedbackSchema } from "~/features/feedback/model";
import { pagePath, submitFeedback } from "~/features/feedback/submit.server";
import { findPage } from "~/pages/client.server";
import { hasFeedbackForm } from "~/pages/page-traits";
import { matchesPath } from "~/utils/path-patterns";
import { pathOf } from "~/utils/paths";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { shared: ["pad", "antwoord"] } },
} satisfies { policy: RoutePolicy };

/** Thank-you page after 'Was deze pagina nuttig?'; after a no with a form for the reason. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t, query } = await requestScope(request, context);
  const path = pagePath(query.get("pad"));
  if (!path) throw notFound();
  return {
    path,
    wasUnhelpful: query.get("antwoord") === "nee",
    document: { title: t("feedback.thanks.title"), noindex: true, hidePrefooter: true },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const form = await parseFormWithDefaults(feedbackSchema, request, scope);
  const next = await submitFeedback(form, scope, (path) => findRatedPath(path, scope));
  return redirect(next, 303);
}

async function findRatedPath(posted: string, scope: RequestScope): Promise<string | null> {
  const path = pathOf({ url: scope.origin + posted });
  if (matchesPath(scope.config.prefooterHiddenOn, path)) return null;
  const page = await findPage(scope, path).catch(() => null);
  return page?.status === true && hasFeedbackForm(page) ? path : null;
}

export default function FeedbackRoute() {
  const { t } = useTranslation();
  const { path, wasUnhelpful } = useLoaderData<typeof loader>();
  return (
    <div className="wrap section">
      <Outcome
        title={t("feedback.thanks.title")}
        intro={t(wasUnhelpful ? "feedback.thanks.no" : "feedback.thanks.text")}
      >
        {wasUnhelpful && <FeedbackReasons path={path} />}
        <div className="actions">
          <a className={wasUnhelpful ? "btn btn-second" : "btn"} href={path}>
            {t(wasUnhelpful ? "feedback.thanks.skip" : "feedback.thanks.back")}
          </a>
        </div>
      </Outcome>
    </div>
  );
}
