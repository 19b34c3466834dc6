import { useTranslation } from "react-i18next";

export interface SubmenuItem {
  title: string;
  url: string;
}

interface SubmenuProps {
  items: SubmenuItem[];
  /** Further links, folded under 'Meer' beside the row. */
  more?: SubmenuItem[];
}

/**
 * Links to the sections of the page, in one row that scrolls sideways and stays at the top of the window; renders
 * nothing for a single item. The site script marks the link to the current section.
 */
export function Submenu({ items, more = [] }: SubmenuProps) {
  const { t } = useTranslation();
  if (items.length + more.length < 2) return null;
  // Nothing to fold them behind.
  const [row, folded] = items.length < 2 ? [[...items, ...more], []] : [items, more];
  return (
    <nav className="submenu" data-sticky aria-label={t("submenu.label")}>
      <div className="wrap">
        <ul className="row" data-sections>
          {row.map(toItem)}
        </ul>
        {folded.length > 0 && (
          <details className="more-links" data-menu>
            <summary>{t("submenu.more")}</summary>
            <ul>{folded.map(toItem)}</ul>
          </details>
        )}
      </div>
    </nav>
  );
}

function toItem({ title, url }: SubmenuItem) {
  return (
    <li key={url}>
      <a href={url}>{title}</a>
    </li>
  );
}
