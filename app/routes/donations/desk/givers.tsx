import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { GiftDeskParts } from "~/features/donations/desk/desk-nav";
import { GiverList } from "~/features/donations/desk/giver-list";
import { giversPath } from "~/features/donations/desk/paths";
import { searchGivers } from "~/features/donations/desk/submit.server";
import { staffDocument } from "~/features/staff/document";
import { requireDesk } from "~/features/staff/load.server";
import { giftsPath, staffPath } from "~/features/staff/paths";
import { SearchForm } from "~/features/staff/search-form";
import { StaffNav } from "~/features/staff/staff-nav";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { desks } = await requireDesk("gifts", scope);
  return withFormToken({ desks, document: staffDocument(scope.t("giftDesk.givers.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const result = await searchGivers(await requestScope(request, context));
  return "gifts" in result ? data(result) : formResponse(result);
}

/** Searches the gifts of a giver. It posts to its own page, so that no name stands in an address. */
export default function GiversRoute() {
  const { t } = useTranslation();
  const { desks, token } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const found = result && "gifts" in result ? result : null;
  const title = t("giftDesk.givers.title");
  return (
    <FormPage
      title={title}
      intro={t("giftDesk.givers.intro")}
      crumbs={[
        { url: staffPath, title: t("staff.title") },
        { url: giftsPath, title: t("giftDesk.title") },
        { url: giversPath, title },
      ]}
      nav={<StaffNav desks={desks} token={token} />}
    >
      <GiftDeskParts />
      {result && "form" in result && <FormErrors rejected={result} labels={{}} />}
      <SearchForm
        title={title}
        label={t("giftDesk.givers.search")}
        hint={t("giftDesk.givers.hint")}
        search={found?.search ?? ""}
        token={token}
      />
      {found && <GiverList gifts={found.gifts} />}
    </FormPage>
  );
}
