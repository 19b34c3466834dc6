import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { keepForm } from "~/.server/forms/read-form";
import { notFound } from "~/.server/http/failures";
import { ResendForm } from "~/design/form/resend-form";
import { HelplineLink } from "~/design/helpline-link";
import { Outcome } from "~/design/outcome";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** The response to too many posts; server/limit-posts.ts rewrites them to this route. It cannot be visited directly. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sentTooOften, t } = await requestScope(request, context);
  if (!sentTooOften) throw notFound();
  return { document: { title: t("tooOften.title"), noindex: true, hidePrefooter: true, hasForm: true } };
}

/** Returns the posted fields to the page, to be submitted again; files cannot be returned. */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { sentTooOften } = scope;
  if (!sentTooOften) throw notFound();
  return data(await keepForm(request, scope, sentTooOften), { status: 429 });
}

export default function TooOftenRoute() {
  const { t } = useTranslation();
  const posted = useActionData<typeof action>();
  if (!posted) return null;
  return (
    <div className="wrap section">
      <Outcome icon="clock" title={t("tooOften.title")} intro={t("tooOften.text")}>
        <ResendForm form={posted} />
        <p>
          {t("tooOften.call")} <HelplineLink />
        </p>
      </Outcome>
    </div>
  );
}
