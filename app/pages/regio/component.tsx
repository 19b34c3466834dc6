import { useTranslation } from "react-i18next";
import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { PageHeader } from "~/components/page-header";
import { Submenu } from "~/components/submenu";
import type { PageProps } from "../components";
import { hasContact, RegionContact, regionContactId } from "./region-contact";

/**
 * A branch: its blocks, and at the end how to reach it. What it lists besides (highlights, activities, locations,
 * news, services, information) stands between the sub-menu and the blocks.
 */
export function RegionPage({ page, preview }: PageProps<"regio">) {
  const { t } = useTranslation();
  const contact = hasContact(page) ? [{ title: t("region.contact"), url: `#${regionContactId}` }] : [];
  return (
    <>
      <PageHeader header={page.header} share />
      <Submenu items={[...blockSubmenu(page.blocks), ...contact]} />
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      {hasContact(page) && <RegionContact region={page} />}
    </>
  );
}
