import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TitledLink } from "~/design/page-context";
import { Breadcrumbs } from "./breadcrumbs";

interface PersonHeaderProps {
  /** Below the home page. */
  crumbs: TitledLink[];
  portrait: ReactNode;
  title: string;
  /** Below the title. */
  by: ReactNode;
  isSand?: boolean;
  /** Below the title, on phones as wide as the page. */
  children?: ReactNode;
}

/** The header of a page of one member: breadcrumbs, their portrait and a title. */
export function PersonHeader({ crumbs, portrait, title, by, isSand = false, children }: PersonHeaderProps) {
  const { t } = useTranslation();
  return (
    <div className={isSand ? "page-head plain sand" : "page-head plain"}>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ title: t("breadcrumbs.home"), url: "/" }, ...crumbs]} />
        <div className="grid">
          <div className={children ? "person-head tall" : "person-head"}>
            {portrait}
            <div>
              <h1>{title}</h1>
              {by}
            </div>
            {children && <div className="more-of-person">{children}</div>}
          </div>
        </div>
      </div>
    </div>
  );
}
