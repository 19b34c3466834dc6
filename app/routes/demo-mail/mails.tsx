import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { listDemoMails } from "~/features/demo-mail/load.server";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import type { RoutePolicy } from "~/utils/route-policy";
import { isDemo } from "~/utils/services-settings";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** The mails of a demo, for who runs it: only on the machine itself, and never behind an https address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config, t } = await requestScope(request, context);
  if (!isDemo(config) || config.mail.smtpUrl || !context.isLocal) throw notFound();
  return {
    mails: await listDemoMails(config),
    document: { title: t("demoMail.title"), noindex: true, hidePrefooter: true, hasForm: true },
  };
}

export default function DemoMailsRoute() {
  const { t } = useTranslation();
  const { mails } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader header={builtInHeader(t("demoMail.title"), `<p>${t("demoMail.intro")}</p>`)} />
      <div className="wrap section section-tight">
        {mails.length === 0 && <p>{t("demoMail.none")}</p>}
        {mails.map(({ id, to, subject, paragraphs }) => (
          <article className="copy read" key={id}>
            <h2>{subject}</h2>
            <p className="meta">{t("demoMail.to", { to })}</p>
            {paragraphs.map((parts) => (
              <p key={JSON.stringify(parts)}>
                {parts.map(({ text, isAddress }) =>
                  isAddress ? (
                    <a key={text} href={text}>
                      {text}
                    </a>
                  ) : (
                    text
                  ),
                )}
              </p>
            ))}
          </article>
        ))}
      </div>
    </>
  );
}
