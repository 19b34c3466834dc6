import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { Notice } from "~/features/accounts/public";
import { DetailsForm } from "~/features/donations/details-form";
import { donationDocument } from "~/features/donations/document";
import { GiftSummary } from "~/features/donations/gift-summary";
import { loadDetails } from "~/features/donations/load.server";
import { PaidNotice } from "~/features/donations/paid-notice";
import { donationPaths } from "~/features/donations/paths";
import { donationQuery } from "~/features/donations/public";
import { submitDetails } from "~/features/donations/submit.server";
import { FormPage } from "~/shell/form-page";
import { joinQueries, type RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: joinQueries(donationQuery, { typed: ["leeg"] }) },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return { ...(await loadDetails(scope)), document: donationDocument(scope.t("giving.details.title")) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitDetails(await requestScope(request, context)));
}

/** The second step: who gives, and what for. */
export default function DetailsRoute() {
  const { t } = useTranslation();
  const { gift, query, linked, isUnknownLink, regions, form, isLost, paidAddress } =
    useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("giving.details.title");
  const labels = ["name", "email", "street", "postcode", "city"] as const;
  return (
    <FormPage
      title={title}
      intro={t("giving.details.step")}
      crumbs={[
        { title: t("giving.crumb"), url: donationPaths.start },
        { title, url: donationPaths.details },
      ]}
      aside={<GiftSummary gift={gift} purpose={linked} query={query} />}
    >
      {rejected && (
        <FormErrors
          rejected={rejected}
          labels={{
            ...Object.fromEntries(labels.map((name) => [name, t(`giving.details.labels.${name}`)])),
            region: t("giving.goal.which"),
            memory: t("giving.goal.whose"),
            message: t("giving.details.message"),
          }}
        />
      )}
      {!rejected && paidAddress && <PaidNotice address={paidAddress} />}
      {!rejected && isLost && (
        <Notice
          kind="info"
          title={t("giving.details.lost.title")}
          text={t("giving.details.lost.text")}
          isAnswer
        />
      )}
      {isUnknownLink && <p className="u-mb-5">{t("giving.start.unknown")}</p>}
      <DetailsForm form={rejected?.form ?? form} query={query} linked={linked} regions={regions} />
    </FormPage>
  );
}
