import type { ComponentProps } from "react";
import { blockSubmenu } from "~/blocks/block-anchors";
import type { PageBlock } from "~/blocks/types";
import { Submenu } from "~/design/submenu";
import { PageHeader } from "~/shell/page-header";

/** The header of a page of the site's own, with a sub-menu for the blocks that editors add. */
export function AddedHeader({
  blocks,
  ...header
}: ComponentProps<typeof PageHeader> & { blocks: PageBlock[] }) {
  return (
    <>
      <PageHeader {...header} />
      <Submenu items={blockSubmenu(blocks)} />
    </>
  );
}
