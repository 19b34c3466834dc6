import { useTranslation } from "react-i18next";
import { OverviewCards } from "~/design/overview/overview-cards";
import { OverviewLayout } from "~/design/overview/overview-layout";
import type { Overview } from "~/utils/overview";
import { type NewsItem, newsFeedAddress } from "./model";

/** The list of national or regional news with its pages and feed; the search form stands in the page header. */
export function NewsOverview({ overview }: { overview: Overview<NewsItem> }) {
  const { t } = useTranslation();
  const { kind, path } = overview;
  return (
    <>
      <OverviewLayout overview={overview}>
        {(items, idOf) => (
          <OverviewCards
            idOf={idOf}
            // On a region's page every label would be that region.
            items={items.map((item) => ({ ...item, tag: kind === "news" ? (item.labels[0] ?? null) : null }))}
          />
        )}
      </OverviewLayout>
      <p className="wrap">
        <a href={newsFeedAddress(path)} type="application/atom+xml">
          {t("feed.follow")}
        </a>
      </p>
    </>
  );
}
