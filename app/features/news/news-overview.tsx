import { useTranslation } from "react-i18next";
import { OverviewCards } from "~/design/overview/overview-cards";
import { OverviewLayout } from "~/design/overview/overview-layout";
import type { Overview } from "~/utils/overview";
import { type NewsItem, newsFeedAddress } from "./model";

/** Overview of national or regional news with pagination and feed; the search form is in the page header. */
export function NewsOverview({ overview }: { overview: Overview<NewsItem> }) {
  const { t } = useTranslation();
  const { kind, path } = overview;
  return (
    <>
      <OverviewLayout overview={overview}>
        {(items, idOf) => (
          <OverviewCards
            idOf={idOf}
            // In regional news every label would be the same region.
            items={items.map((item) => ({ ...item, tag: kind === "news" ? (item.labels[0] ?? null) : null }))}
          />
        )}
      </OverviewLayout>
      <p className="wrap section">
        <a href={newsFeedAddress(path)} type="application/atom+xml">
          {t("feed.follow")}
        </a>
      </p>
    </>
  );
}
