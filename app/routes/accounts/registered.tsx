import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { readRegistered } from "~/features/accounts/cookies.server";
import { accountDocument } from "~/features/accounts/document";
import { withBack } from "~/features/accounts/model";
import { Notice } from "~/features/accounts/notice";
import { Ways } from "~/features/accounts/ways";
import { MailboxPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["nieuwsbrief"] } } } satisfies {
  policy: RoutePolicy;
};

/** Says where the mail with the link went. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return {
    ...(await readRegistered(scope)),
    isNewsletterMissed: scope.query.get("nieuwsbrief") === "mislukt",
    document: accountDocument(scope.t("accounts.registered.title"), { hasForm: false }),
  };
}

export default function RegisteredRoute() {
  const { t } = useTranslation();
  const { email, back, isNewsletterMissed } = useLoaderData<typeof loader>();
  return (
    <>
      <MailboxPage
        title={t("accounts.registered.title")}
        text={email ? t("accounts.registered.text", { email }) : t("accounts.registered.textWithoutAddress")}
        crumbs={[
          { title: t("accounts.register.title"), url: "/registreren" },
          { title: t("accounts.registered.title"), url: "/registreren/bedankt" },
        ]}
      >
        <a className="btn" href={withBack("/inloggen", back)}>
          {t("accounts.registered.button")}
        </a>
      </MailboxPage>
      <div className="wrap section section-tight">
        {isNewsletterMissed && (
          <Notice
            kind="info"
            title={t("accounts.registered.newsletter.title")}
            text={t("accounts.registered.newsletter.text")}
            link={{ url: "/nieuwsbrief", title: t("accounts.registered.newsletter.link") }}
          />
        )}
        <div className="prose">
          <h2>{t("accounts.registered.noMail")}</h2>
          <p>{t("accounts.registered.spam")}</p>
          <Ways
            links={[
              {
                url: "/verificatie-mail-opnieuw-versturen",
                title: t("accounts.registered.again"),
                icon: "reply",
              },
              {
                url: withBack("/registreren", back),
                title: t("accounts.registered.otherEmail"),
                icon: "pencil",
              },
            ]}
          />
          <p>
            {t("accounts.registered.wait")} <a href="/contact">{t("accounts.registered.contact")}</a>.
          </p>
        </div>
      </div>
    </>
  );
}
