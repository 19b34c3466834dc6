import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { donationDocument } from "~/features/donations/document";
import { GiftFacts } from "~/features/donations/gift-facts";
import { amountWords } from "~/features/donations/gift-words";
import { loadWayToBank } from "~/features/donations/load.server";
import { donationPaths } from "~/features/donations/paths";
import { UnknownGift } from "~/features/donations/unknown-gift";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code"] } } } satisfies {
  policy: RoutePolicy;
};

/**
 * Leads to the bank by itself, and by a link. Browsers hold `form-action` against the redirects that follow a form, and
 * the pages of banks cannot be listed: a page between the two ends the chain. Back skips it.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const way = await loadWayToBank(scope);
  const document = way
    ? donationDocument(scope.t("giving.toBank.title"), { leadsTo: way.payUrl })
    : donationDocument(scope.t("giving.unknown.title"));
  return data({ way, document }, { status: way ? 200 : 404 });
}

export default function ToBankRoute() {
  const { t } = useTranslation();
  const { way, document } = useLoaderData<typeof loader>();
  const { title } = document;
  const crumbs = [
    { title: t("giving.crumb"), url: donationPaths.start },
    { title, url: donationPaths.toBank },
  ];
  return (
    <FormPage title={title} crumbs={crumbs}>
      {way ? (
        <>
          <p>{t("giving.toBank.text")}</p>
          <p className="actions">
            <a className="btn btn-accent" href={way.payUrl}>
              {t("giving.toBank.button")}
            </a>
          </p>
          <GiftFacts
            facts={[
              [t("giving.facts.amount"), amountWords(way.gift, t)],
              [t("giving.facts.reference"), way.gift.reference],
            ]}
          />
        </>
      ) : (
        <UnknownGift />
      )}
    </FormPage>
  );
}
