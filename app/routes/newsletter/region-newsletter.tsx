import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { parseForm } from "~/.server/forms/parse-form";
import { notFound } from "~/.server/http/failures";
import { findRegionNewsletter } from "~/features/newsletter/find-region.server";
import { signUpResponse } from "~/features/newsletter/responses.server";
import { newsletterSchema } from "~/features/newsletter/schema";
import { SignUpErrors, SignUpSection } from "~/features/newsletter/sign-up";
import { submitRegionNewsletter } from "~/features/newsletter/submit.server";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    breadcrumbsUnder: "parent",
    shared: "visitors",
    slideIn: true,
    prefetch: true,
    tracking: true,
    newsletterForm: true,
  },
} satisfies { policy: RoutePolicy };

/** `/regios/{regio}/nieuwsbrief`: the newsletter sign-up of a region; the contact box on its page posts here. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const found = await findRegionNewsletter(scope, params.regio);
  if (found.kind === "loaded" && !found.value) throw notFound();
  // If the region cannot be loaded, the form is still rendered, so that typed input is not lost.
  const region = (found.kind === "loaded" && found.value?.title) || scope.t("region.newsletter.someRegion");
  return {
    region,
    address: newsletterPath(params.regio),
    document: {
      title: scope.t("region.newsletter.page", { region }),
      pageKind: "newsletter" as const,
      hasForm: true,
      hidePrefooter: true,
    },
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const form = await parseForm(newsletterSchema, request, scope);
  const region = await findRegionNewsletter(scope, params.regio);
  if (region.kind === "loaded" && !region.value) throw notFound();
  const outcome = await submitRegionNewsletter(form, scope, newsletterPath(params.regio), region);
  return signUpResponse(outcome, newsletterPath(params.regio), scope);
}

const newsletterPath = (name = "") => `/regios/${encodeURIComponent(name)}/nieuwsbrief`;

export default function RegionNewsletterRoute() {
  const { t } = useTranslation();
  const { region, address } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const text = `<p>${t("region.newsletter.text")}</p>`;
  return (
    <>
      <PageHeader
        task
        header={builtInHeader(t("region.newsletter.page", { region }), text)}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("breadcrumbs.regions"), url: "/regios" },
          { title: region, url: address.replace(/\/nieuwsbrief$/, "") },
          { title: t("newsletter.title"), url: address },
        ]}
      >
        <SignUpErrors rejected={rejected} />
      </PageHeader>
      <div className="wrap section section-tight">
        <SignUpSection hint={t("region.newsletter.hint")} action={address} rejected={rejected} />
      </div>
    </>
  );
}
