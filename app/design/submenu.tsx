import { useTranslation } from "react-i18next";

export interface SubmenuItem {
  title: string;
  url: string;
}

/**
 * Links to the sections of the page, in one row that scrolls sideways and stays at the top of the window; renders
 * nothing for a single item. The site script marks the link to the current section.
 */
export function Submenu({ items }: { items: SubmenuItem[] }) {
  const { t } = useTranslation();
  if (items.length < 2) return null;
  return (
    <nav className="submenu" data-sticky aria-label={t("submenu.label")}>
      <div className="wrap">
        <ul data-sections>
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
