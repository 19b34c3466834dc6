import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TitledLink } from "~/design/page-context";
import { builtInHeader } from "./built-in-header";
import { PageHeader } from "./page-header";

interface FormPageProps {
  title: string;
  intro?: string;
  /** Below the home page. */
  crumbs: TitledLink[];
  /** What stands beside the form, below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the site's own with a form: no picture, so that the form begins on the first screen. */
export function FormPage({ title, intro, crumbs, aside, children }: FormPageProps) {
  const { t } = useTranslation();
  const header = { ...builtInHeader(title, intro ? `<p>${intro}</p>` : null), sand: true };
  return (
    <>
      <PageHeader header={header} crumbs={[{ title: t("breadcrumbs.home"), url: "/" }, ...crumbs]} />
      <div className="wrap section section-tight">
        {aside ? (
          <div className="layout-side">
            <div>{children}</div>
            {aside}
          </div>
        ) : (
          <div className="read">{children}</div>
        )}
      </div>
    </>
  );
}
