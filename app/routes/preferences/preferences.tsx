import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import { saveChoices } from "~/.server/session/visitor-choices-cookie";
import { keepWithAccount } from "~/features/preferences/account.server";
import { preferencesReturnPath } from "~/features/preferences/address";
import { preferencesSchema, readPreferences } from "~/features/preferences/choice";
import { PreferencesForm } from "~/features/preferences/form";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { builtInHeader } from "~/shell/built-in-header";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: false, postsChoices: true, query: { shared: ["terug"] } },
} satisfies {
  policy: RoutePolicy;
};

/** The reading preferences: text size, line spacing, calm. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { t, query } = scope;
  const added = await loadAddedContent("/weergave", scope, {
    title: t("preferences.title"),
    description: t("preferences.intro"),
    hidePrefooter: true,
    hasForm: true,
    sheets: ["preferences"],
  });
  return { ...added, back: preferencesReturnPath(query.get("terug")) };
}

/** Stores the preferences in the cookie `weergave` and redirects to a confirmation with a link back. */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const form = await parseFormWithDefaults(preferencesSchema, request, scope);
  const reading = readPreferences(form);
  await keepWithAccount(reading, scope);
  const back = encodeURIComponent(preferencesReturnPath(form.terug));
  return saveChoices(scope, { terug: `/weergave/bewaard?terug=${back}` }, reading);
}

export default function PreferencesRoute() {
  const { t } = useTranslation();
  const { back, header, blocks, reviewed } = useLoaderData<typeof loader>();
  return (
    <>
      <AddedHeader
        task
        header={header ?? builtInHeader(t("preferences.title"), `<p>${t("preferences.intro")}</p>`)}
        blocks={blocks}
      />
      <div className="wrap section section-tight">
        <PreferencesForm back={back} />
        <div className="u-mt-7 u-max-w-read">
          <AddedBlocks blocks={blocks} reviewed={reviewed} layout="column" />
        </div>
      </div>
    </>
  );
}
