import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TitledLink } from "~/design/page-context";
import { builtInHeader } from "./built-in-header";
import { type Illustration, PageHeader } from "./page-header";

interface FormPageProps {
  title: string;
  intro?: string;
  /** Below the home page. */
  crumbs: TitledLink[];
  illustration?: Illustration;
  /** Links to the pages beside this one. */
  nav?: ReactNode;
  /** What stands beside the form, below it on phones. */
  aside?: ReactNode;
  /** Whether its content may be wider than a text. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page of the site's own with a form, which begins on the first screen of a phone. */
export function FormPage({
  title,
  intro,
  crumbs,
  illustration,
  nav,
  aside,
  isWide,
  children,
}: FormPageProps) {
  const { t } = useTranslation();
  const header = { ...builtInHeader(title), sand: illustration?.place !== "beside" };
  return (
    <>
      <PageHeader
        task
        header={header}
        crumbs={[{ title: t("breadcrumbs.home"), url: "/" }, ...crumbs]}
        illustration={illustration}
      >
        {intro && <p className="intro">{intro}</p>}
      </PageHeader>
      {nav}
      <div className="wrap section section-tight">
        {aside ? (
          <div className={isWide ? "layout-side layout-wide" : "layout-side"}>
            <div>{children}</div>
            {aside}
          </div>
        ) : (
          <div className={isWide ? undefined : "read"}>{children}</div>
        )}
      </div>
    </>
  );
}
