import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { DayField } from "~/features/donations/desk/day-field";
import { GiftDeskParts } from "~/features/donations/desk/desk-nav";
import { FileForm } from "~/features/donations/desk/file-form";
import { loadTotals } from "~/features/donations/desk/load.server";
import { totalsPath } from "~/features/donations/desk/paths";
import { TotalsView } from "~/features/donations/desk/totals-view";
import { staffDocument } from "~/features/staff/document";
import { requireDesk } from "~/features/staff/load.server";
import { giftsPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["van", "tot"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("gifts", scope);
  const page = await loadTotals(scope);
  return withFormToken({ desks, ...page, document: staffDocument(scope.t("giftDesk.totals.title")) }, scope);
}

/** The sums of a period, and its entries as a file. */
export default function TotalsRoute() {
  const { t } = useTranslation();
  const { desks, period, totals, token } = useLoaderData<typeof loader>();
  const title = t("giftDesk.totals.title");
  return (
    <FormPage
      title={title}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: giftsPath, title: t("giftDesk.title") },
        { url: totalsPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
      isWide
    >
      <GiftDeskParts />
      <form method="get" action={totalsPath} className="gift-filter" aria-label={t("giftDesk.totals.button")}>
        <DayField name="van" label={t("giftDesk.filter.from")} value={period.from} />
        <DayField name="tot" label={t("giftDesk.filter.until")} value={period.until} />
        <div className="form-actions">
          <button className="btn btn-second" type="submit">
            {t("giftDesk.totals.button")}
          </button>
        </div>
      </form>
      {totals ? (
        <>
          <TotalsView totals={totals} period={period} />
          <FileForm period={period} token={token} />
        </>
      ) : (
        <p>{t("giftDesk.totals.impossible")}</p>
      )}
    </FormPage>
  );
}
