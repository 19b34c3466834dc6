import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { PageHeader } from "~/components/page-header";
import { Submenu } from "~/components/submenu";
import type { PageProps } from "../components";

type OverviewType =
  | "overview_page"
  | "business_partner_overview"
  | "recommendation_overview"
  | "regio_overzicht"
  | "shoppagina"
  | "vacancy_overview";

/**
 * A page that leads to others: full-width sections. What one of them lists besides (partners, recommendations, items
 * of the shop, vacancies) stands between the sub-menu and the blocks.
 */
export function OverviewPage({ page, preview }: PageProps<OverviewType>) {
  return (
    <>
      <PageHeader header={page.header} />
      <Submenu items={blockSubmenu(page.blocks)} />
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
    </>
  );
}
