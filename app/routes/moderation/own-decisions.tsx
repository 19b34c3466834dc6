import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { typedValue } from "~/design/form/form-state";
import { AccountNav, accountDocument, Notice } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { listOwnDecisions } from "~/features/community/moderation/load.server";
import { OwnDecisions } from "~/features/community/moderation/own-decisions";
import { ownDecisionsPath } from "~/features/community/moderation/paths";
import { ObjectionNotice } from "~/features/community/moderation/stop-notice";
import { submitObjection } from "~/features/community/moderation/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { typed: ["voor", "bezwaar", "verstuurd"] } },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  await requireMember(scope);
  const { query } = scope;
  return withFormToken(
    {
      ...(await listOwnDecisions(query.get("voor"), scope)),
      before: query.get("voor"),
      objected: query.get("bezwaar"),
      isSent: query.has("verstuurd"),
      document: accountDocument(scope.t("moderation.own.title"), { sheets: ["accounts", "community"] }),
    },
    scope,
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitObjection(await requestScope(request, context)));
}

/** What was decided about the member's posts, where they can object. */
export default function OwnDecisionsRoute() {
  const { t } = useTranslation();
  const { decisions, hasMore, before, objected, isSent, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const title = t("moderation.own.title");
  const last = decisions.at(-1)?.decision.id ?? "";
  return (
    <FormPage
      title={title}
      intro={t("moderation.own.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title, url: ownDecisionsPath },
      ]}
      nav={<AccountNav token={token} />}
    >
      {again && <ObjectionNotice again={again} />}
      {isSent && !again && (
        <Notice kind="done" title={t("moderation.own.sentTitle")} text={t("moderation.own.sentText")} />
      )}
      <h2>{t("moderation.own.list")}</h2>
      {decisions.length === 0 && <p>{t("moderation.own.none")}</p>}
      <OwnDecisions
        decisions={decisions}
        before={before}
        objected={again ? typedValue(again.form, "id") : objected}
        again={again?.form ?? null}
        token={token}
      />
      {hasMore && (
        <p className="plain-links">
          <a href={`${ownDecisionsPath}?voor=${last}`}>{t("moderation.desk.older")}</a>
        </p>
      )}
    </FormPage>
  );
}
