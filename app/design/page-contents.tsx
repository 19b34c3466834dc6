import { useTranslation } from "react-i18next";
import type { SubmenuItem } from "./submenu";

/** From so many parts a page is long. */
const minEntries = 4;

/** Links to the parts of a long page, beside it; narrow windows do not have it, where it would follow the text. */
export function PageContents({ entries }: { entries: SubmenuItem[] }) {
  const { t } = useTranslation();
  if (entries.length < minEntries) return null;
  return (
    <nav className="page-contents rs_skip" aria-labelledby="op-deze-pagina">
      <h2 id="op-deze-pagina">{t("submenu.label")}</h2>
      <ul>
        {entries.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
