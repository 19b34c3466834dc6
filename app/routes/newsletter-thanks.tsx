import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context";
import { noSignUpCookie, readSignUp } from "~/.server/session/sign-up-cookie";
import { Icon } from "~/components/icon";
import { newsletterSent, trackNow } from "~/domain/tracking";
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
    <div className="wrap section">
      <div className="thanks" {...(signedUpOn && trackNow(newsletterSent(signedUpOn)))}>
        <span className="thanks-icon">
          <Icon name="check" />
        </span>
        <h1>{t("newsletter.thanks.title")}</h1>
        <p className="lede">{t("newsletter.thanks.intro")}</p>
        <h2>{t("newsletter.thanks.nextTitle")}</h2>
        <ol className="steps">
          {t("newsletter.thanks.next", { returnObjects: true }).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{t("newsletter.thanks.stopTitle")}</h2>
        <p>{t("newsletter.thanks.stop")}</p>
        <h2>{t("newsletter.thanks.keepTitle")}</h2>
        <p>
          {t("newsletter.thanks.keep")} <a href="/privacy">{t("newsletter.thanks.privacy")}</a>.
        </p>
        <div className="actions">
          <a className="btn btn-second" href="/">
            {t("newsletter.thanks.home")}
          </a>
        </div>
      </div>
    </div>
  );
}
