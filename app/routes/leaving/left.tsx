import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { accountDocument } from "~/features/accounts/public";
import { leftPath } from "~/features/leaving/paths";
import { DoorPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await requestScope(request, context);
  return { document: accountDocument(t("leaving.done.title"), { hasForm: false }) };
}

export default function LeftRoute() {
  const { t } = useTranslation();
  const title = t("leaving.done.title");
  return (
    <DoorPage title={title} text={t("leaving.done.text")} crumbs={[{ title, url: leftPath }]}>
      <a className="btn" href="/">
        {t("leaving.done.button")}
      </a>
    </DoorPage>
  );
}
