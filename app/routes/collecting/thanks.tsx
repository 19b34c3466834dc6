import type { LoaderFunctionArgs } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { Outcome } from "~/design/outcome";
import { usePageContext } from "~/design/page-context";
import { NextSteps } from "~/features/collecting/next-steps";
import { collectingPaths } from "~/features/collecting/paths";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "visitors", tracking: true } } satisfies { policy: RoutePolicy };

/** `/collecte/aanmelden/bedankt`: after the sign-up of a collector. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t } = await requestScope(request, context);
  return { document: { title: t("collecting.thanks.title"), noindex: true, hidePrefooter: true } };
}

export default function CollectorThanksRoute() {
  const { t } = useTranslation();
  const { helpline } = usePageContext();
  return (
    <div className="wrap section">
      <Outcome title={t("collecting.thanks.title")} intro={t("collecting.thanks.intro")}>
        <h2>{t("collecting.nextTitle")}</h2>
        <NextSteps />
        <h2>{t("collecting.thanks.changeTitle")}</h2>
        <p>{t("collecting.thanks.change", { phone: helpline })}</p>
        <div className="actions">
          <a className="btn btn-second" href={collectingPaths.page}>
            {t("collecting.thanks.back")}
          </a>
        </div>
      </Outcome>
    </div>
  );
}
