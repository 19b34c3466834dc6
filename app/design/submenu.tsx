import { useTranslation } from "react-i18next";

export interface SubmenuItem {
  title: string;
  url: string;
}

/** The approximate number of characters that fit on one row from 1024 px; the gap between items counts as 3. */
const maxRowLength = 100;

/**
 * Links to the sections of the page; renders nothing for a single item. On wide windows it is sticky if it fits on
 * one row, because more rows would cover too much of the page.
 */
export function Submenu({ items }: { items: SubmenuItem[] }) {
  const { t } = useTranslation();
  if (items.length < 2) return null;
  const length = items.reduce((sum, { title }) => sum + title.length + 3, 0);
  return (
    <nav
      className="submenu"
      data-sticky={length > maxRowLength ? undefined : ""}
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
