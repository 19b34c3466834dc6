import { useTranslation } from "react-i18next";
import type { DeclaredItem } from "./cookie-declaration";

interface CookieTableProps {
  items: DeclaredItem[];
  /** Id of the heading. */
  labelledBy: string;
}

const columns = ["purpose", "category", "lasts", "place"] as const;

/** The cookie declaration: what is stored in a visitor's browser, by purpose. In narrow windows each row is a card. */
export function CookieTable({ items, labelledBy }: CookieTableProps) {
  const { t } = useTranslation();
  return (
    <table className="cookie-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {t(`cookies.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byPurpose(items).map(({ purpose, place, category, lasts }) => (
          <tr key={purpose}>
            <th scope="row">{t(`cookies.purpose.${purpose}`)}</th>
            <td>{t(`cookies.category.${category}.title`)}</td>
            <td>
              {lasts.unit === "session"
                ? t("cookies.lasts.session")
                : t(`cookies.lasts.${lasts.unit}`, { count: lasts.count })}
            </td>
            <td>{t(`cookies.place.${place}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One item of each purpose: several names for the same purpose say nothing to a visitor. */
function byPurpose(items: DeclaredItem[]): DeclaredItem[] {
  return [...new Map(items.map((item) => [item.purpose, item])).values()];
}
