import { useTranslation } from "react-i18next";
import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { Submenu } from "~/design/submenu";
import { regionAnchors } from "~/features/regions/anchors";
import { RegionPartsView } from "~/features/regions/region-parts";
import { RegionVacancies } from "~/features/regions/region-vacancies";
import { regionSubmenu } from "~/features/regions/submenu-items";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { hasContact, RegionContact, regionContactId } from "./region-contact";

/** A region with its activities, news and locations, the blocks, its vacancies and its contact details. */
export function RegionPage({ page, preview }: PageProps<"regio">) {
  const { t } = useTranslation();
  const parts = page.data?.parts;
  const submenu = [
    ...(parts ? regionSubmenu(parts, t) : []),
    ...blockSubmenu(page.blocks),
    ...(parts ? [{ title: t("region.vacancies.entry"), url: `#${regionAnchors.vacancies}` }] : []),
    ...(hasContact(page) ? [{ title: t("region.contact"), url: `#${regionContactId}` }] : []),
  ];
  return (
    <>
      <PageHeader header={page.header} share />
      <Submenu items={submenu} />
      {parts && <RegionPartsView parts={parts} />}
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      {parts && <RegionVacancies vacancies={parts.vacancies} place={page.address?.city ?? null} />}
      {hasContact(page) && <RegionContact region={page} />}
    </>
  );
}
