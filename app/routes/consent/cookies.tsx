import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import { allowEmbeds } from "~/.server/session/allowed-embeds-cookie";
import { saveChoices } from "~/.server/session/visitor-choices-cookie";
import { chosenConsent, consentSchema } from "~/features/consent/choice";
import { ConsentSection } from "~/features/consent/consent-section";
import { declaredItems } from "~/features/consent/cookie-declaration";
import { CookieTable } from "~/features/consent/cookie-table";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
import { returnAddress } from "~/utils/local-path";
import { joinQueries, type RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    postsChoices: true,
    shared: "visitors",
    query: joinQueries(pageQuery, { shared: ["bewaard"] }),
    prefetch: true,
    tracking: true,
    siteMap: true,
  },
} satisfies { policy: RoutePolicy };

/** The cookie page: the CMS page, the consent form and the declaration of all cookies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { config, query, t } = scope;
  return {
    ...(await loadAddedContent("/cookies", scope, { title: t("cookies.title") })),
    items: declaredItems(
      {
        captcha: config.captchaSiteKey !== "",
        consentProvider: config.consentProviderId !== "",
        tagManager: config.tagManagerId !== "",
      },
      scope.origin,
    ),
    /** Whether a form on this page was just submitted. */
    submitted: query.has("bewaard"),
  };
}

/** Handles the consent forms of all pages and redirects back to the page of the form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const form = await parseFormWithDefaults(consentSchema, request, scope);
  if (form.keuze === "deze") return allowEmbeds(scope, form);
  const consent = scope.config.consentProviderId ? null : chosenConsent(form, scope.choices.consent);
  return consent ? saveChoices(scope, form, { consent }) : redirect(returnAddress(form), 303);
}

export default function CookiesRoute() {
  const { t } = useTranslation();
  const { header, blocks, reviewed, items, submitted } = useLoaderData<typeof loader>();
  return (
    <>
      <AddedHeader header={header ?? builtInHeader(t("cookies.title"))} blocks={blocks} />
      <div className="wrap section section-tight">
        <div className="split split-even">
          <ConsentSection submitted={submitted} />
          <div className="u-max-w-read">
            <AddedBlocks blocks={blocks} reviewed={reviewed} layout="column" />
          </div>
        </div>
        <div className="u-mt-7">
          <h2 className="block-title" id="overzicht">
            {t("cookies.table.title")}
          </h2>
          <CookieTable items={items} labelledBy="overzicht" />
        </div>
      </div>
    </>
  );
}
