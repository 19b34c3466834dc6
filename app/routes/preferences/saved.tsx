import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { Outcome } from "~/design/outcome";
import { usePageContext } from "~/design/page-context";
import { preferencesReturnPath } from "~/features/preferences/address";
import type { RoutePolicy } from "~/utils/route-policy";
import { changesAppearance } from "~/utils/visitor-choices";

export const handle = { policy: { shared: false, query: { shared: ["terug"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t, query } = await requestScope(request, context);
  const document = { title: t("preferences.saved.title"), noindex: true, hidePrefooter: true };
  return { back: preferencesReturnPath(query.get("terug")), document };
}

export default function PreferencesSavedRoute() {
  const { t } = useTranslation();
  const { choices } = usePageContext();
  const { back } = useLoaderData<typeof loader>();
  const chosen = [
    t("preferences.saved.text", { size: t(`preferences.text.${choices.textSize}`).toLowerCase() }),
    t("preferences.saved.spacing", {
      spacing: t(`preferences.spacing.${choices.lineSpacing}`).toLowerCase(),
    }),
    t(choices.calm ? "preferences.saved.calm" : "preferences.saved.notCalm"),
  ];
  return (
    <div className="wrap section">
      <Outcome
        title={t("preferences.saved.title")}
        intro={t(changesAppearance(choices) ? "preferences.saved.intro" : "preferences.saved.introDefault")}
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
            {t(back === "/" ? "preferences.saved.home" : "preferences.saved.back")}
          </a>{" "}
          <a className="btn btn-second" href={`/weergave?terug=${encodeURIComponent(back)}`}>
            {t("preferences.saved.change")}
          </a>
        </div>
      </Outcome>
    </div>
  );
}
