import { useTranslation } from "react-i18next";
import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { Submenu } from "~/design/submenu";
import { regionAnchors } from "~/features/regions/anchors";
import { RegionActions } from "~/features/regions/region-actions";
import { RegionPartsView } from "~/features/regions/region-parts";
import { RegionVacancies } from "~/features/regions/region-vacancies";
import { regionSubmenu } from "~/features/regions/submenu-items";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { hasContact, RegionContact, regionContactId } from "./region-contact";

/** A region: its contact details before the long lists of activities, locations, news and vacancies. */
export function RegionPage({ page, preview }: PageProps<"regio">) {
  const { t } = useTranslation();
  const parts = page.data?.parts;
  const contactLink = hasContact(page) ? `#${regionContactId}` : null;
  const contactEntry = contactLink ? [{ title: t("region.contact"), url: contactLink }] : [];
  const submenu = [
    ...(parts ? regionSubmenu(parts, contactLink, t) : contactEntry),
    ...blockSubmenu(page.blocks),
    ...(parts ? [{ title: t("region.vacancies.entry"), url: `#${regionAnchors.vacancies}` }] : []),
  ];
  const contact = hasContact(page) && <RegionContact region={page} />;
  return (
    <>
      <PageHeader header={page.header} share>
        <RegionActions phone={page.contact.phone} />
      </PageHeader>
      <Submenu items={submenu} />
      {parts ? <RegionPartsView parts={parts} contact={contact} /> : contact}
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      {parts && <RegionVacancies vacancies={parts.vacancies} place={page.address?.city ?? null} />}
    </>
  );
}
