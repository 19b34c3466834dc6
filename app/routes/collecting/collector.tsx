import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { emptyForm } from "~/design/form/form-state";
import volunteer from "~/design/illustrations/vrijwilliger.svg";
import { SideCard } from "~/features/accounts/public";
import { CollectorErrors, CollectorForm } from "~/features/collecting/form";
import { NextSteps } from "~/features/collecting/next-steps";
import { collectingPaths } from "~/features/collecting/paths";
import { submitCollector } from "~/features/collecting/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", prefetch: true, tracking: true },
} satisfies { policy: RoutePolicy };

/** `/collecte/aanmelden`: the sign-up of a collector; the block `collecte_form` links to it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await requestScope(request, context);
  const document = { title: t("collecting.title"), hasForm: true, hidePrefooter: true };
  return { document: { ...document, sheets: ["accounts" as const] } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const outcome = await submitCollector(await requestScope(request, context));
  if (outcome.accepted) return redirect(collectingPaths.thanks, 303);
  return data(outcome, { status: outcome.status });
}

export default function CollectorRoute() {
  const { t } = useTranslation();
  const rejected = useActionData<typeof action>();
  return (
    <FormPage
      title={t("collecting.title")}
      intro={t("collecting.intro")}
      crumbs={[
        { title: t("collecting.crumb"), url: collectingPaths.page },
        { title: t("collecting.title"), url: collectingPaths.signUp },
      ]}
      illustration={{ src: volunteer, width: 640, height: 640, place: "corner" }}
      aside={
        <SideCard label={t("collecting.nextTitle")} title={t("collecting.nextTitle")}>
          <NextSteps />
        </SideCard>
      }
    >
      {rejected && <CollectorErrors rejected={rejected} />}
      <CollectorForm form={rejected?.form ?? emptyForm} />
    </FormPage>
  );
}
