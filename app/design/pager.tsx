import { useTranslation } from "react-i18next";
import { Icon } from "./icons/icon";

interface PagerProps {
  page: number;
  count: number;
  label: string;
  addressOf(page: number): string;
}

/** The page before and after in a text that is read in order; renders nothing for a single page. */
export function Pager({ page, count, label, addressOf }: PagerProps) {
  const { t } = useTranslation();
  if (count <= 1) return null;
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 && (
        <a href={addressOf(page - 1)} rel="prev">
          {t("pagination.previous")}
        </a>
      )}
      <span>{t("pagination.where", { page, count })}</span>
      {page < count && (
        <a href={addressOf(page + 1)} rel="next">
          {t("pagination.next")} <Icon name="arrow" />
        </a>
      )}
    </nav>
  );
}
