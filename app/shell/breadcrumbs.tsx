import { useTranslation } from "react-i18next";
import type { TitledLink } from "~/design/page-context";
import { useShell } from "./shell";

/** The breadcrumb trail; the current page is bold text, not a link. */
export function Breadcrumbs({ crumbs }: { crumbs?: TitledLink[] | undefined }) {
  const { t } = useTranslation();
  const shell = useShell();
  const breadcrumbs = crumbs ?? shell.breadcrumbs;
  const last = breadcrumbs.at(-1);
  if (!last) return null;
  return (
    <nav className="crumbs" aria-label={t("breadcrumbs.label")}>
      <ol>
        {breadcrumbs.slice(0, -1).map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
        <li>
          <b aria-current="page">{last.title}</b>
        </li>
      </ol>
    </nav>
  );
}
