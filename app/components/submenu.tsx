import { useTranslation } from "react-i18next";

export interface SubmenuItem {
  title: string;
  url: string;
}

/** What stands on this page, as links; one entry alone leads nowhere new. */
export function Submenu({ items }: { items: SubmenuItem[] }) {
  const { t } = useTranslation();
  if (items.length < 2) return null;
  return (
    <nav className="submenu" aria-label={t("submenu.label")}>
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
