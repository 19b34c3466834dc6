import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { readRegistered } from "~/features/accounts/cookies.server";
import { accountDocument } from "~/features/accounts/document";
import { withBack } from "~/features/accounts/model";
import { DoorPage } from "~/shell/picture-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return {
    back: (await readRegistered(scope)).back,
    document: accountDocument(scope.t("accounts.ready.title"), { hasForm: false }),
  };
}

export default function ReadyRoute() {
  const { t } = useTranslation();
  const { back } = useLoaderData<typeof loader>();
  const title = t("accounts.ready.title");
  return (
    <DoorPage title={title} text={t("accounts.ready.text")} crumbs={[{ title, url: "/registreren/klaar" }]}>
      <a className="btn" href={withBack("/inloggen", back)}>
        {t("accounts.ready.button")}
      </a>
    </DoorPage>
  );
}
