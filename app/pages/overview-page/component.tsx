import { BlockList } from "~/blocks/block-list";
import { PageHeader } from "~/components/page-header";
import type { PageProps } from "../components";

/** A page that leads to others: full-width sections. */
export function OverviewPage({ page, preview }: PageProps<"overview_page">) {
  return (
    <>
      <PageHeader header={page.header} />
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
    </>
  );
}
