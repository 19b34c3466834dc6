import { BlockList } from "~/blocks/block-list";
import { OverviewCards } from "~/design/overview/overview-cards";
import { OverviewLayout } from "~/design/overview/overview-layout";
import { TermForm } from "~/design/overview/term-form";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { ReviewSection } from "../reviewed-by";

/** A paged list of business partners, followed by the blocks. */
export function BusinessPartnerOverview({ page, preview }: PageProps<"business_partner_overview">) {
  const overview = page.data?.overview;
  return (
    <>
      <PageHeader task header={page.header}>
        {overview && <TermForm overview={overview} />}
      </PageHeader>
      {overview && (
        <OverviewLayout overview={overview}>
          {(items, idOf) => <OverviewCards items={items} idOf={idOf} />}
        </OverviewLayout>
      )}
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      <ReviewSection page={page} />
    </>
  );
}
