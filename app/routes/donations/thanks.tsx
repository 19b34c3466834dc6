import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { SideCard } from "~/features/accounts/public";
import { donationDocument } from "~/features/donations/document";
import { paidHeaders } from "~/features/donations/draft.server";
import { GiftFacts } from "~/features/donations/gift-facts";
import { amountWords, purposeWords } from "~/features/donations/gift-words";
import { loadResult } from "~/features/donations/load.server";
import { donationPaths } from "~/features/donations/paths";
import { UnknownGift } from "~/features/donations/unknown-gift";
import { FormPage } from "~/shell/form-page";
import { formatAmount } from "~/utils/amount";
import { longDate } from "~/utils/dates";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const result = await loadResult("thanks", scope);
  const title = result ? "giving.thanks.title" : "giving.unknown.title";
  const answer = result ? { headers: await paidHeaders(result.code, scope) } : { status: 404 };
  return data({ gift: result?.gift ?? null, document: donationDocument(scope.t(title)) }, answer);
}

/** Thanks with the receipt. The name is shown for a day, since others may find the address later. */
export default function ThanksRoute() {
  const { t } = useTranslation();
  const { gift, document } = useLoaderData<typeof loader>();
  const crumbs = [
    { title: t("giving.crumb"), url: donationPaths.start },
    { title: document.title, url: donationPaths.thanks },
  ];
  if (!gift)
    return (
      <FormPage title={document.title} crumbs={crumbs}>
        <UnknownGift />
      </FormPage>
    );
  const { giver, paidAt, nextOn } = gift;
  // Of a monthly gift that does not go on, only this payment is shown.
  const given = nextOn ? gift : { ...gift, frequency: "eenmalig" as const };
  return (
    <FormPage
      title={giver ? t("giving.thanks.titleFor", { name: giver.name }) : t("giving.thanks.title")}
      intro={t(`giving.thanks.intro.${given.frequency}`, { amount: formatAmount(gift.cents) })}
      crumbs={crumbs}
      aside={
        <SideCard label={t("giving.thanks.more.title")} title={t("giving.thanks.more.title")}>
          <p>{t("giving.thanks.more.text")}</p>
          <p>
            <a href="/vrijwilligerswerk">{t("giving.thanks.more.link")}</a>
          </p>
        </SideCard>
      }
    >
      <h2>{t("giving.thanks.facts")}</h2>
      <GiftFacts
        facts={[
          [t("giving.facts.amount"), amountWords(given, t)],
          [t("giving.facts.for"), purposeWords(gift.purpose, t)],
          paidAt ? [t("giving.facts.date"), longDate(paidAt)] : null,
          nextOn ? [t("giving.facts.next"), longDate(nextOn)] : null,
          [t("giving.facts.reference"), gift.reference],
        ]}
      />
      <p className="u-mt-5">
        {giver ? t("giving.thanks.mailed", { email: giver.email }) : t("giving.thanks.kept")}{" "}
        {given.frequency !== "eenmalig" && t("giving.thanks.stop")}
      </p>
    </FormPage>
  );
}
