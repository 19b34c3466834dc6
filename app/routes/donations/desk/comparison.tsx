import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { Notice } from "~/features/accounts/public";
import { ComparisonView } from "~/features/donations/desk/comparison-view";
import { GiftDeskParts } from "~/features/donations/desk/desk-nav";
import { findComparison } from "~/features/donations/desk/load.server";
import { comparisonPath } from "~/features/donations/desk/paths";
import { submitComparison } from "~/features/donations/desk/submit.server";
import { staffDocument } from "~/features/staff/document";
import { requireDesk } from "~/features/staff/load.server";
import { giftsPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["gedaan"] } } } satisfies {
  policy: RoutePolicy;
};

const outcomes = { gevraagd: "asked", "geen-bank": "noBank" } as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("gifts", scope);
  const last = await findComparison(scope);
  const done = scope.query.get("gedaan");
  const outcome = done === "gevraagd" || done === "geen-bank" ? outcomes[done] : null;
  const document = staffDocument(scope.t("giftDesk.comparison.title"));
  return withFormToken({ desks, last, outcome, document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitComparison(await requestScope(request, context)));
}

/** Whether the books agree with the provider. */
export default function ComparisonRoute() {
  const { t } = useTranslation();
  const { desks, last, outcome, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("giftDesk.comparison.title");
  return (
    <FormPage
      title={title}
      intro={t("giftDesk.comparison.intro")}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: giftsPath, title: t("giftDesk.title") },
        { url: comparisonPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      <GiftDeskParts />
      {rejected && <FormErrors rejected={rejected} labels={{}} />}
      {outcome && !rejected && (
        <Notice
          kind={outcome === "asked" ? "done" : "info"}
          title={t(`giftDesk.comparison.${outcome}.title`)}
          text={t(`giftDesk.comparison.${outcome}.text`)}
          isAnswer
        />
      )}
      {last ? <ComparisonView last={last} /> : <p>{t("giftDesk.comparison.never")}</p>}
      <form method="post" data-busy={t("forms.sending")}>
        <input type="hidden" name="token" value={token} />
        <div className="form-actions">
          <button className="btn btn-second" type="submit">
            {t("giftDesk.comparison.now")}
          </button>
        </div>
      </form>
    </FormPage>
  );
}
