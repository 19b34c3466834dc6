import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { thanksResponse } from "~/features/newsletter/responses.server";
import { SignUpThanks } from "~/features/newsletter/thanks";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, tracking: true, newsletterForm: true } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return thanksResponse(request, scope, { title: scope.t("newsletter.thanks.title") });
}

export default function NewsletterThanksRoute() {
  const { t } = useTranslation();
  const { signedUpOn } = useLoaderData<typeof loader>();
  const back = { url: "/", title: t("newsletter.thanks.home") };
  return <SignUpThanks texts="newsletter" back={back} signedUpOn={signedUpOn} />;
}
