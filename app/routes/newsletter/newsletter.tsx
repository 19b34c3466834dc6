import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { parseForm } from "~/.server/forms/parse-form";
import { signUpResponse } from "~/features/newsletter/responses.server";
import { newsletterSchema } from "~/features/newsletter/schema";
import { SignUpErrors, SignUpSection } from "~/features/newsletter/sign-up";
import { submitNewsletter } from "~/features/newsletter/submit.server";
import { AddedBlocks } from "~/pages/added-blocks";
import { loadAddedContent } from "~/pages/load.server";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", prefetch: true, tracking: true, newsletterForm: true, siteMap: true },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return loadAddedContent("/nieuwsbrief", scope, {
    title: scope.t("newsletter.title"),
    pageKind: "newsletter",
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const outcome = await submitNewsletter(await parseForm(newsletterSchema, request, scope), scope);
  return signUpResponse(outcome, "/nieuwsbrief", scope);
}

export default function NewsletterRoute() {
  const { t } = useTranslation();
  const { header, blocks, reviewed } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const pageHeader = header ?? builtInHeader(t("newsletter.title"), `<p>${t("newsletter.intro")}</p>`);
  return (
    <>
      <PageHeader task header={pageHeader}>
        <SignUpErrors rejected={rejected} />
      </PageHeader>
      <div className="wrap section section-tight">
        <div className="split split-even">
          <SignUpSection hint={t("newsletter.emailHint")} rejected={rejected} />
          <div className="u-max-w-read">
            <AddedBlocks blocks={blocks} reviewed={reviewed} layout="column" />
          </div>
        </div>
      </div>
    </>
  );
}
