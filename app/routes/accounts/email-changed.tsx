import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { accountDocument } from "~/features/accounts/document";
import { DoorPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await requestScope(request, context);
  return { document: accountDocument(t("accounts.myEmail.done.title"), { hasForm: false }) };
}

export default function EmailChangedRoute() {
  const { t } = useTranslation();
  const title = t("accounts.myEmail.done.title");
  return (
    <DoorPage
      title={title}
      text={t("accounts.myEmail.done.text")}
      crumbs={[{ title, url: "/e-mailadres/bevestigd" }]}
    >
      <a className="btn" href="/inloggen">
        {t("accounts.ready.button")}
      </a>
    </DoorPage>
  );
}
