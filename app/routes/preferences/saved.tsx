import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { Outcome } from "~/design/outcome";
import { usePageContext } from "~/design/page-context";
import { preferencesReturnPath } from "~/features/preferences/address";
import { changesAppearance } from "~/utils/visitor-choices";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t, query } = await requestScope(request, context);
  const document = { title: t("view.kept.title"), noindex: true, hidePrefooter: true };
  return { back: preferencesReturnPath(query.get("terug")), document };
}

export default function PreferencesSavedRoute() {
  const { t } = useTranslation();
  const { choices } = usePageContext();
  const { back } = useLoaderData<typeof loader>();
  const chosen = [
    t("view.kept.text", { size: t(`view.text.${choices.textSize}`).toLowerCase() }),
    t("view.kept.spacing", { spacing: t(`view.spacing.${choices.lineSpacing}`).toLowerCase() }),
    t(choices.calm ? "view.kept.calm" : "view.kept.notCalm"),
  ];
  return (
    <div className="wrap section">
      <Outcome
        title={t("view.kept.title")}
        intro={t(changesAppearance(choices) ? "view.kept.intro" : "view.kept.introStandard")}
      >
        <div className="prose">
          <ul>
            {chosen.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        <div className="actions">
          <a className="btn" href={back}>
            {t(back === "/" ? "view.kept.home" : "view.kept.back")}
          </a>{" "}
          <a className="btn btn-second" href={`/weergave?terug=${encodeURIComponent(back)}`}>
            {t("view.kept.change")}
          </a>
        </div>
      </Outcome>
    </div>
  );
}
