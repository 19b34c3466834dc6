import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { Summary } from "~/design/form/summary";
import { Notice } from "~/features/accounts/public";
import { donationDocument } from "~/features/donations/document";
import { GiftSummary } from "~/features/donations/gift-summary";
import { loadResult } from "~/features/donations/load.server";
import { donationPaths } from "~/features/donations/paths";
import { submitAgain } from "~/features/donations/submit.server";
import { UnknownGift } from "~/features/donations/unknown-gift";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const result = await loadResult("failed", scope);
  const title = result ? "giving.failed.title" : "giving.unknown.title";
  return { result, document: donationDocument(scope.t(title)) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitAgain(await requestScope(request, context)));
}

/** Nothing was taken: one button to try again, with everything kept. */
export default function FailedRoute() {
  const { t } = useTranslation();
  const { result, document } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const crumbs = [
    { title: t("giving.crumb"), url: donationPaths.start },
    { title: document.title, url: donationPaths.failed },
  ];
  if (!result)
    return (
      <FormPage title={document.title} crumbs={crumbs}>
        <UnknownGift />
      </FormPage>
    );
  const { gift, code } = result;
  return (
    <FormPage
      title={document.title}
      intro={t("giving.failed.intro")}
      crumbs={crumbs}
      aside={<GiftSummary gift={gift} purpose={gift.purpose} query={null} />}
    >
      {rejected?.status === 503 && (
        <Summary
          title={t("giving.payment.unavailable.title")}
          texts={[t("giving.payment.unavailable.text")]}
          links={[{ href: donationPaths.transfer, text: t("giving.transfer.title") }]}
        />
      )}
      {rejected?.status === 429 && (
        <FormErrors
          rejected={{ form: { errors: {}, isForeign: false }, waitSeconds: rejected.waitSeconds }}
          labels={{}}
        />
      )}
      <Notice kind="done" title={t("giving.failed.nothing")} text={t("giving.failed.kept")} />
      {gift.canPayAgain && (
        <form method="post" action={`${donationPaths.failed}?code=${code}`} data-busy={t("giving.busy")}>
          <input type="hidden" name="code" value={code} />
          <button className="btn btn-accent" type="submit">
            {t("giving.failed.again")}
          </button>
        </form>
      )}
      <p className="u-mt-5">{t("giving.failed.whatIf", { reference: gift.reference })}</p>
      <p>
        <a href={donationPaths.transfer}>{t("giving.transfer.link")}</a>
      </p>
    </FormPage>
  );
}
