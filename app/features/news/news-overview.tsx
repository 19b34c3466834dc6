import { useTranslation } from "react-i18next";
import { OverviewCards } from "~/design/overview/overview-cards";
import { OverviewLayout } from "~/design/overview/overview-layout";
import { TermForm } from "~/design/overview/term-form";
import { PageHeader, type PageHeaderContent } from "~/shell/page-header";
import type { Crumb } from "~/shell/shell";
import type { Overview } from "~/utils/overview";
import { type NewsItem, newsFeedOf } from "./model";

interface NewsOverviewProps {
  header: PageHeaderContent;
  overview: Overview<NewsItem>;
  /** Where the page stands, for one that the CMS does not know. */
  crumbs?: Crumb[];
  /** Under the introduction, such as the way back to a branch. */
  children?: React.ReactNode;
}

/** National or regional news: the header with its search, and the list. */
export function NewsOverview({ header, overview, crumbs, children }: NewsOverviewProps) {
  const { t } = useTranslation();
  const { kind, path, term } = overview;
  return (
    <>
      <PageHeader header={header} crumbs={crumbs}>
        {children}
        <TermForm kind={kind} path={path} term={term} />
      </PageHeader>
      <OverviewLayout overview={overview}>
        {(items, idOf) => (
          <OverviewCards
            idOf={idOf}
            // On the page of a branch the label would be the branch again and again.
            items={items.map((item) => ({ ...item, tag: kind === "news" ? (item.labels[0] ?? null) : null }))}
          />
        )}
      </OverviewLayout>
      <p className="wrap">
        <a href={newsFeedOf(path)} type="application/atom+xml">
          {t("feed.follow")}
        </a>
      </p>
    </>
  );
}
