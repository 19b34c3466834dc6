import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { noSignUpCookie, readSignUp } from "~/features/newsletter/cookie.server";
import { SignUpThanks } from "~/features/newsletter/sign-up-thanks";
import { findRegionByName } from "~/features/regions/client.server";
import { pathOf } from "~/utils/paths";

/** `/regios/{regio}/nieuwsbrief/bedankt`: after a sign-up with a region. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { t } = scope;
  const region = await findRegionByName(scope, params.regio ?? "");
  if (region.kind === "loaded" && !region.value) throw notFound();
  const found = region.kind === "loaded" ? region.value : null;
  const signedUpOn = readSignUp(request);
  const headers = signedUpOn ? { "Set-Cookie": noSignUpCookie(pathOf(request), scope) } : undefined;
  const page = {
    signedUpOn,
    region: found?.title ?? t("region.newsletter.someRegion"),
    // Signing up went well; that stands, also where the region cannot be asked for just now.
    url: found?.url ?? "/regios",
    document: { title: t("region.newsletter.thanks.title"), noindex: true, pageKind: "newsletter" as const },
  };
  return data(page, { headers });
}

export default function RegionNewsletterThanksRoute() {
  const { t } = useTranslation();
  const { region, url, signedUpOn } = useLoaderData<typeof loader>();
  return (
    <SignUpThanks
      title={t("region.newsletter.thanks.title")}
      intro={t("region.newsletter.thanks.intro", { region })}
      next={t("region.newsletter.thanks.next", { returnObjects: true })}
      stop={t("region.newsletter.thanks.stop")}
      keep={t("region.newsletter.thanks.keep")}
      back={{ url, title: t("region.toPage") }}
      signedUpOn={signedUpOn}
    />
  );
}
