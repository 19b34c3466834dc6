import { useTranslation } from "react-i18next";
import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { Submenu } from "~/design/submenu";
import { ItemShelf } from "~/features/recommendations/item-shelf";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { ReviewSection } from "../reviewed-by";

type OverviewType = "overview_page" | "regio_overzicht" | "shoppagina";

/**
 * A page that links to other pages, in full-width sections. The items of the shop are listed between the sub-menu and
 * the blocks.
 */
export function OverviewPage({ page, preview }: PageProps<OverviewType>) {
  const { t } = useTranslation();
  const isShop = page.type === "shoppagina";
  return (
    <>
      <PageHeader header={page.header} task={isShop} />
      <Submenu items={blockSubmenu(page.blocks)} />
      {isShop && page.items.length > 0 && (
        <section className="section" aria-label={t("shelf.label")}>
          <div className="wrap">
            <ItemShelf items={page.items} />
          </div>
        </section>
      )}
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      <ReviewSection page={page} />
    </>
  );
}
