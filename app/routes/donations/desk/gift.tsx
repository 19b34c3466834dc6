import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { Notice } from "~/features/accounts/public";
import { findAskedAct, findDoneAct } from "~/features/donations/desk/acts";
import { GiftActForm } from "~/features/donations/desk/gift-act-form";
import { GiftView } from "~/features/donations/desk/gift-view";
import { getDeskGift } from "~/features/donations/desk/load.server";
import { deskGiftPath } from "~/features/donations/desk/paths";
import { submitGiftAct } from "~/features/donations/desk/submit.server";
import { staffDocument } from "~/features/staff/document";
import { requireDesk } from "~/features/staff/load.server";
import { giftsPath, staffPath } from "~/features/staff/paths";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, query: { typed: ["actie", "betaling", "gedaan"] } },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("gifts", scope);
  const gift = await getDeskGift(params.reference ?? "", scope);
  const asked = findAskedAct(scope.query, gift);
  const done = findDoneAct(scope.query);
  const isNotDone = scope.query.get("gedaan") === "niet";
  const document = staffDocument(gift.reference);
  return withFormToken({ desks, gift, asked, done, isNotDone, document }, scope);
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  return formResponse(await submitGiftAct(params.reference ?? "", scope));
}

/** A gift, and what staff can do to it. */
export default function DeskGiftRoute() {
  const { t } = useTranslation();
  const { desks, gift, asked, done, isNotDone, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const { reference } = gift;
  return (
    <FormPage
      title={t("giftDesk.gift.title", { reference })}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: giftsPath, title: t("giftDesk.title") },
        { url: deskGiftPath(reference), title: reference },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      {rejected && <FormErrors rejected={rejected} labels={{}} />}
      {done && !rejected && (
        <Notice kind="done" title={t("giftDesk.gift.done")} text={t(`giftDesk.gift.acts.${done}.done`)} />
      )}
      {isNotDone && (
        <Notice
          kind="info"
          title={t("giftDesk.gift.notDone.title")}
          text={t("giftDesk.gift.notDone.text")}
          isAnswer
        />
      )}
      {asked ? <GiftActForm asked={asked} reference={reference} token={token} /> : <GiftView gift={gift} />}
    </FormPage>
  );
}
