import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse } from "~/.server/forms/protected-form";
import { ChoiceGroup } from "~/design/form/choice-group";
import { FormErrors } from "~/design/form/form-errors";
import { Summary } from "~/design/form/summary";
import { HelplineLink } from "~/design/helpline-link";
import { Notice } from "~/features/accounts/public";
import { findGivingOptions } from "~/features/donations/client.server";
import { donationDocument } from "~/features/donations/document";
import { GiftSummary } from "~/features/donations/gift-summary";
import { loadResult } from "~/features/donations/load.server";
import { transferAddress } from "~/features/donations/model";
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
  const options = result?.gift.canPayAgain ? await findGivingOptions(scope) : null;
  const title = result ? "giving.failed.title" : "giving.unknown.title";
  const document = donationDocument(scope.t(title));
  return data({ result, methods: options?.methods ?? [], document }, { status: result ? 200 : 404 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitAgain(await requestScope(request, context)));
}

/** Nothing was taken: one button to try again, with everything kept. */
export default function FailedRoute() {
  const { t } = useTranslation();
  const { result, methods, document } = useLoaderData<typeof loader>();
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
  const transfer = transferAddress(gift, gift.purpose);
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
          links={[{ href: transfer, text: t("giving.transfer.title") }]}
        />
      )}
      {rejected && rejected.status !== 503 && (
        <FormErrors rejected={rejected} labels={{ method: t("giving.payment.method") }} />
      )}
      <Notice
        kind="done"
        title={t("giving.failed.nothing")}
        text={t("giving.failed.kept")}
        isAnswer={false}
      />
      {gift.canPayAgain && (
        <form method="post" action={`${donationPaths.failed}?code=${code}`} data-busy={t("giving.busy")}>
          <input type="hidden" name="code" value={code} />
          {methods.length > 0 && (
            <ChoiceGroup
              type="radio"
              name="method"
              legend={t("giving.payment.method")}
              error={rejected?.form.errors.method}
              options={methods.map((method) => [method, t(`giving.methods.${method}`)])}
              chosen={rejected?.form.values.method ?? [gift.method]}
            />
          )}
          <div className="form-actions">
            <button className="btn btn-accent" type="submit">
              {t("giving.failed.again")}
            </button>
          </div>
        </form>
      )}
      <p className="u-mt-5">
        {t("giving.failed.whatIf", { reference: gift.reference })} <HelplineLink />
      </p>
      <p>
        <a href={transfer}>{t("giving.transfer.link")}</a>
      </p>
    </FormPage>
  );
}
