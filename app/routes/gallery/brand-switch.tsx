import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import type { Brand } from "~/utils/brand";

/** Links to the current gallery page in each brand. */
export function BrandSwitch({ addresses }: { addresses: { brand: Brand; url: string }[] }) {
  const { t } = useTranslation();
  const { brand: current } = usePageContext();
  return (
    <nav className="wrap section" aria-label={t("gallery.brands")}>
      <p>
        {t("gallery.brands")}:{" "}
        {addresses.map(({ brand, url }) => (
          <span key={brand}>
            {brand === current ? (
              <strong aria-current="true">{brand}</strong>
            ) : (
              <a href={url}>{brand}</a>
            )}{" "}
          </span>
        ))}
      </p>
    </nav>
  );
}
