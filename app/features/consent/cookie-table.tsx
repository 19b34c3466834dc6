import { useTranslation } from "react-i18next";
import type { DeclaredItem } from "./cookie-declaration";

interface CookieTableProps {
  items: DeclaredItem[];
  /** Id of the heading. */
  labelledBy: string;
}

/** The cookie declaration: everything that is stored in a visitor's browser. */
export function CookieTable({ items, labelledBy }: CookieTableProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards can scroll only a focusable element
    <div className="table-scroll" role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("cookies.table.name")}</th>
            <th scope="col">{t("cookies.table.purpose")}</th>
            <th scope="col">{t("cookies.table.category")}</th>
            <th scope="col">{t("cookies.table.lasts")}</th>
            <th scope="col">{t("cookies.table.place")}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ name, purpose, place, category, lasts }) => (
            <tr key={name}>
              <th scope="row" className="u-whitespace-nowrap">
                {name}
              </th>
              <td className="u-min-w-[15rem]">{t(`cookies.purpose.${purpose}`)}</td>
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
    </div>
  );
}
