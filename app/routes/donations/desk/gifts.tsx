import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { withFormToken } from "~/.server/forms/protected-form";
import { GiftDeskParts } from "~/features/donations/desk/desk-nav";
import { filterQuery, giftListQuery } from "~/features/donations/desk/filter";
import { GiftFilterForm } from "~/features/donations/desk/gift-filter";
import { listGifts } from "~/features/donations/desk/load.server";
import { PaymentList } from "~/features/donations/desk/payment-list";
import { staffDocument } from "~/features/staff/document";
import { requireDesk } from "~/features/staff/load.server";
import { giftsPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: giftListQuery } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("gifts", scope);
  const list = await listGifts(scope);
  return withFormToken({ desks, list, document: staffDocument(scope.t("giftDesk.title")) }, scope);
}

/** The payments of gifts, without their givers. */
export default function GiftsRoute() {
  const { t } = useTranslation();
  const { desks, list, token } = useLoaderData<typeof loader>();
  const { filter, regions, gifts, next, isFirst } = list;
  const title = t("giftDesk.title");
  const newest = filterQuery(filter, null);
  return (
    <FormPage
      title={title}
      intro={t("giftDesk.list.intro")}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: giftsPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
      isWide
    >
      <GiftDeskParts />
      <GiftFilterForm filter={filter} regions={regions} />
      <section className="staff-results" aria-labelledby="betalingen">
        <h2 id="betalingen">{t("giftDesk.list.title")}</h2>
        {gifts.length > 0 ? <PaymentList gifts={gifts} /> : <p>{t("giftDesk.list.none")}</p>}
      </section>
      <p className="plain-links">
        {next && <a href={`${giftsPath}?${filterQuery(filter, next)}`}>{t("giftDesk.list.older")}</a>}{" "}
        {!isFirst && <a href={newest ? `${giftsPath}?${newest}` : giftsPath}>{t("giftDesk.list.newest")}</a>}
      </p>
    </FormPage>
  );
}
