import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { decidedPath, objectionsPath, queuePath } from "./paths";

/** The parts of the desk. @param objectionCount null where it is not known */
export function DeskParts({ objectionCount = null }: { objectionCount?: number | null }) {
  const { t } = useTranslation();
  const { path } = usePageContext();
  const parts = [
    [queuePath, t("moderation.desk.open")],
    [
      objectionsPath,
      objectionCount
        ? t("moderation.desk.objectionsCount", { count: objectionCount })
        : t("moderation.desk.objections"),
    ],
    [decidedPath, t("moderation.desk.decided")],
  ] as const;
  return (
    <nav aria-label={t("moderation.desk.parts")}>
      <ul className="desk-parts">
        {parts.map(([url, title]) => (
          <li key={url}>
            <a href={url} aria-current={url === path ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
