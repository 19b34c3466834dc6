import { useTranslation } from "react-i18next";
import { blockSubmenu } from "~/blocks/block-anchors";
import { BlockList } from "~/blocks/block-list";
import { Submenu } from "~/design/submenu";
import { RegionActions } from "~/features/regions/region-actions";
import { RegionPartsView } from "~/features/regions/region-parts";
import { regionSubmenu } from "~/features/regions/submenu-items";
import type { PageProps } from "~/pages/types";
import { PageHeader } from "~/shell/page-header";
import { ReviewSection } from "../reviewed-by";
import { hasContact, RegionContact, regionContactId } from "./region-contact";

/** A region: what happens soon, whom to call, and then the rest. Titles of its own blocks are under 'Meer'. */
export function RegionPage({ page, preview }: PageProps<"regio">) {
  const { t } = useTranslation();
  const parts = page.data?.parts;
  const contactLink = hasContact(page) ? `#${regionContactId}` : null;
  const contactEntry = contactLink ? [{ title: t("region.contact"), url: contactLink }] : [];
  const contact = hasContact(page) && <RegionContact region={page} />;
  return (
    <>
      <PageHeader header={page.header} share task>
        <RegionActions phone={page.contact.phone} />
      </PageHeader>
      <Submenu
        items={parts ? regionSubmenu(parts, contactLink, t) : contactEntry}
        more={blockSubmenu(page.blocks)}
      />
      {parts ? (
        <RegionPartsView parts={parts} place={page.address?.city ?? null} contact={contact} />
      ) : (
        contact
      )}
      <BlockList blocks={page.blocks} layout="sections" preview={preview} />
      <ReviewSection page={page} />
    </>
  );
}
