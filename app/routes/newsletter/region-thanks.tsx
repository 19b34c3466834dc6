import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { thanksResponse } from "~/features/newsletter/responses.server";
import { SignUpThanks } from "~/features/newsletter/thanks";
import { findRegionByName } from "~/features/regions/client.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, tracking: true, newsletterForm: true } } satisfies {
  policy: RoutePolicy;
};

/** `/regios/{regio}/nieuwsbrief/bedankt`: after a sign-up with a region. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { t } = scope;
  const found = await findRegionByName(scope, params.regio ?? "");
  if (found.kind === "loaded" && !found.value) throw notFound();
  // The sign-up was accepted, so the page renders even if the region cannot be loaded.
  const region = found.kind === "loaded" ? found.value : null;
  return thanksResponse(request, scope, {
    title: t("region.newsletter.thanks.title"),
    region: region?.title ?? t("region.newsletter.someRegion"),
    url: region?.url ?? "/regios",
  });
}

export default function RegionNewsletterThanksRoute() {
  const { t } = useTranslation();
  const { region, url, signedUpOn } = useLoaderData<typeof loader>();
  const back = { url, title: t("region.toPage") };
  return <SignUpThanks texts="region.newsletter" region={region} back={back} signedUpOn={signedUpOn} />;
}
