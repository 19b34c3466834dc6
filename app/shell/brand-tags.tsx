import { useTranslation } from "react-i18next";
import { brandFiles, themeColours } from "~/utils/brand-files";
import { useShell } from "./shell";

/** The icons of a brand, its search engine and manifest, and the theme colour for the browser's own interface. */
export function BrandTags() {
  const { t } = useTranslation();
  const { brand } = useShell();
  const { favicon, icon, touchIcon } = brandFiles(brand);
  const { light, dark } = themeColours[brand];
  return (
    <>
      {/* Without `sizes` some browsers prefer this file to the SVG. */}
      <link rel="icon" href={favicon} sizes="32x32" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={touchIcon} />
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={t("brand.name")}
        href="/opensearch.xml"
      />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content={light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
