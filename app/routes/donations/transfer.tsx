import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { HelplineLink } from "~/design/helpline-link";
import { donationDocument } from "~/features/donations/document";
import { donationPaths } from "~/features/donations/paths";
import { donationQuery } from "~/features/donations/public";
import { Transfer } from "~/features/donations/transfer";
import { loadTransfer } from "~/features/donations/transfer.server";
import { FormPage } from "~/shell/form-page";
import { formatAmount } from "~/utils/amount";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: donationQuery } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return { ...(await loadTransfer(scope)), document: donationDocument(scope.t("giving.transfer.title")) };
}

/** How to give by a transfer of one's own. */
export default function TransferRoute() {
  const { t } = useTranslation();
  const { gift, transfer } = useLoaderData<typeof loader>();
  const title = t("giving.transfer.title");
  const intro = gift
    ? t(`giving.transfer.introFor.${gift.frequency}`, { amount: formatAmount(gift.cents) })
    : t("giving.transfer.intro");
  return (
    <FormPage
      title={title}
      intro={intro}
      crumbs={[
        { title: t("giving.crumb"), url: donationPaths.start },
        { title, url: donationPaths.transfer },
      ]}
    >
      {transfer ? <Transfer {...transfer} /> : <p>{t("giving.transfer.none")}</p>}
      <p className="u-mt-5">
        {t("giving.transfer.help")} <HelplineLink />
      </p>
    </FormPage>
  );
}
