import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { FormErrors } from "~/design/form/form-errors";
import { donationDocument, formTitle } from "~/features/donations/document";
import { GiftForm } from "~/features/donations/gift-form";
import { purposeWords } from "~/features/donations/gift-words";
import { findLinkedGoal, findRegionChoices } from "~/features/donations/goal.server";
import { giftQuery, readChoice } from "~/features/donations/model";
import { changeQuery, donationPaths } from "~/features/donations/paths";
import { donationQuery } from "~/features/donations/public";
import { loadPage } from "~/pages/load.server";
import { PageView } from "~/pages/page";
import { pageQuery } from "~/pages/query";
import { FormPage } from "~/shell/form-page";
import { joinQueries, type RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: "visitors",
    query: joinQueries(pageQuery, donationQuery, { typed: [changeQuery] }),
    prefetch: true,
    tracking: true,
  },
} satisfies { policy: RoutePolicy };

/** The donation page; a choice in a widget or link leads on, or is shown to be mended (docs/content.md, 'Gifts'). */
export async function loader(args: LoaderFunctionArgs) {
  const scope = await requestScope(args.request, args.context);
  const { query, t } = scope;
  const donation = readChoice(query);
  const link = query.get("voor");
  if (!donation && link === null) return { ...(await loadPage(args)), choice: null };
  if (donation?.cents && !query.has(changeQuery))
    throw redirect(
      `${donationPaths.details}?${giftQuery({ frequency: donation.frequency, cents: donation.cents }, link)}`,
    );
  const goal = await findLinkedGoal(query, await findRegionChoices(scope), scope);
  const title = t("giving.start.title");
  const document = donationDocument(formTitle(title, Boolean(donation?.error), t));
  return { page: null, document, choice: { donation, link, goal } };
}

export default function DonateRoute() {
  const { t } = useTranslation();
  const { page, choice } = useLoaderData<typeof loader>();
  if (page) return <PageView page={page} />;
  const { donation, link, goal } = choice;
  const unknown = link !== null && goal === null ? t("giving.start.unknown") : undefined;
  const isFound = goal !== null && goal !== "unavailable";
  const intro = isFound ? t("giving.start.for", { purpose: purposeWords(goal, t) }) : unknown;
  return (
    <FormPage
      title={t("giving.start.title")}
      {...(intro && { intro })}
      crumbs={[{ title: t("giving.start.title"), url: donationPaths.start }]}
    >
      {donation?.error && (
        <FormErrors
          rejected={{ form: { errors: { "ander-bedrag": donation.error }, isForeign: false } }}
          labels={{ "ander-bedrag": t("giving.facts.amount") }}
        />
      )}
      <GiftForm donation={donation} link={link} />
    </FormPage>
  );
}
