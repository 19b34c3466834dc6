import { BlockList } from "~/blocks/block-list";
import { OverviewLayout } from "~/design/overview/overview-layout";
import { TermForm } from "~/design/overview/term-form";
import { ItemShelf } from "~/features/recommendations/item-shelf";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { listAddress } from "~/utils/overview";
import { pageAddress } from "~/utils/pagination";
import { ReviewSection } from "../reviewed-by";

/** A paged shelf of recommendations, followed by the blocks. */
export function RecommendationOverview({ page, preview }: PageProps<"recommendation_overview">) {
  const overview = page.data?.overview;
  return (
    <>
      <PageHeader task header={page.header}>
        {overview && <TermForm overview={overview} />}
      </PageHeader>
      {overview && (
        <OverviewLayout overview={overview}>
          {(items, idOf) => {
            const place = { page: overview.paging.page, fromFirst: false };
            const [, query = ""] = pageAddress(listAddress(overview), place).split("?");
            return <ItemShelf items={items} query={query} idOf={idOf} />;
          }}
        </OverviewLayout>
      )}
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      <ReviewSection page={page} />
    </>
  );
}
