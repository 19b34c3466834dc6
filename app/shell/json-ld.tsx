import { useTranslation } from "react-i18next";
import { brandFiles } from "~/utils/brand-files";
import type { DocumentInfo } from "~/utils/document";
import { appliesTo } from "./page-rules";
import { useShell } from "./shell";
import { breadcrumbList, siteMarkup } from "./structured-data";

/**
 * All structured data of a page (schema.org): breadcrumbs, the data of its loader and of editors. The home page also
 * describes the charity and the site.
 */
export function PageJsonLd({ document }: { document: DocumentInfo | null }) {
  const { t } = useTranslation();
  const { brand, breadcrumbs, helpline, origin, path, socials, structuredData } = useShell();
  const publisher = { name: t("brand.name"), origin, logo: brandFiles(brand).icon512 };
  const about = { description: t("brand.description"), helpline, socials };
  const site = path === "/" ? siteMarkup(publisher, about) : [];
  // A page that is not in the CMS has the breadcrumbs of a page above it.
  const isAbove = path.startsWith(`${breadcrumbs.at(-1)?.url}/`);
  const crumbs = isAbove ? null : breadcrumbList(breadcrumbs, origin);
  const added = structuredData
    .filter(({ types }) => appliesTo(types, document?.pageType))
    .map(({ data }) => data);
  return (
    <>
      {[...site, ...(crumbs ? [crumbs] : []), ...(document?.jsonLd ?? []), ...added].map((data) => (
        <JsonLd key={JSON.stringify(data)} data={data} />
      ))}
    </>
  );
}

/** A data block. It is not executed, so the content security policy does not apply to it. */
function JsonLd({ data }: { data: object }) {
  // Escapes '<', the only character that could end the script element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a '<'
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
