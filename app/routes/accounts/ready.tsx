import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { accountDocument } from "~/features/accounts/document";
import { DoorPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await requestScope(request, context);
  return { document: accountDocument(t("accounts.ready.title"), { hasForm: false }) };
}

export default function ReadyRoute() {
  const { t } = useTranslation();
  const title = t("accounts.ready.title");
  return (
    <DoorPage title={title} text={t("accounts.ready.text")} crumbs={[{ title, url: "/registreren/klaar" }]}>
      <a className="btn" href="/inloggen">
        {t("accounts.ready.button")}
      </a>
    </DoorPage>
  );
}
