import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { noSignUpCookie, readSignUp } from "~/features/newsletter/cookie.server";
import { SignUpThanks } from "~/features/newsletter/sign-up-thanks";
import { pathOf } from "~/utils/paths";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { t } = scope;
  const signedUpOn = readSignUp(request);
  const headers = signedUpOn ? { "Set-Cookie": noSignUpCookie(pathOf(request), scope) } : undefined;
  const page = {
    signedUpOn,
    document: { title: t("newsletter.thanks.title"), noindex: true, pageKind: "newsletter" as const },
  };
  return data(page, { headers });
}

export default function NewsletterThanksRoute() {
  const { t } = useTranslation();
  const { signedUpOn } = useLoaderData<typeof loader>();
  return (
    <SignUpThanks
      title={t("newsletter.thanks.title")}
      intro={t("newsletter.thanks.intro")}
      next={t("newsletter.thanks.next", { returnObjects: true })}
      stop={t("newsletter.thanks.stop")}
      keep={t("newsletter.thanks.keep")}
      back={{ url: "/", title: t("newsletter.thanks.home") }}
      signedUpOn={signedUpOn}
    />
  );
}
