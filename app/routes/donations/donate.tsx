import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestScope } from "~/.server/context/context";
import { DonationChoice } from "~/features/donations/donation-form";
import { readDonation } from "~/features/donations/model";
import { donationQuery } from "~/features/donations/public";
import { loadPage } from "~/pages/load.server";
import { PageView } from "~/pages/page";
import { pageQuery } from "~/pages/query";
import { joinQueries, type RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: "visitors",
    query: joinQueries(pageQuery, donationQuery),
    prefetch: true,
    tracking: true,
  },
} satisfies { policy: RoutePolicy };

/** The donation page, with the choice made in a donation widget (docs/content.md, 'Gifts'). */
export async function loader(args: LoaderFunctionArgs) {
  const { page, document: pageDocument } = await loadPage(args);
  const document = { ...pageDocument, sheets: [...(pageDocument.sheets ?? []), "donate" as const] };
  const { t, query } = await requestScope(args.request, args.context);
  const donation = readDonation(query);
  if (!donation) return { page, document, donation };
  const title = donation.error ? `${t("forms.errorPrefix")} ${document.title}` : document.title;
  return { page, document: { ...document, title, noindex: true }, donation };
}

export default function DonateRoute() {
  const { page, donation } = useLoaderData<typeof loader>();
  return (
    <>
      {donation && <DonationChoice donation={donation} />}
      <PageView page={page} />
    </>
  );
}
