import { useTranslation } from "react-i18next";

export interface SubmenuItem {
  title: string;
  url: string;
}

/** About as many letters as one row takes from 1024 px on, three of them between two entries. */
const longestRow = 100;

/**
 * What stands on this page, as links; one entry alone leads nowhere new. On a wide window it stays in sight where it
 * takes one row: more would cover too much of the page.
 */
export function Submenu({ items }: { items: SubmenuItem[] }) {
  const { t } = useTranslation();
  if (items.length < 2) return null;
  const length = items.reduce((sum, { title }) => sum + title.length + 3, 0);
  return (
    <nav
      className={length > longestRow ? "submenu" : "submenu submenu-sticky"}
      aria-label={t("submenu.label")}
    >
      <div className="wrap">
        <ul>
          {items.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
