import { BlockList } from "~/blocks/block-list";
import type { PageBlock } from "~/blocks/types";
import { type Reviewed, ReviewedBy, ReviewSection } from "./reviewed-by";

interface AddedBlocksProps {
  blocks: PageBlock[];
  reviewed: Reviewed | null;
  layout: "column" | "sections";
}

/** The end of a page of the site's own: the blocks that editors add, and who reviewed their page. */
export function AddedBlocks({ blocks, reviewed, layout }: AddedBlocksProps) {
  const Review = layout === "sections" ? ReviewSection : ReviewedBy;
  return (
    <>
      <BlockList blocks={blocks} layout={layout} />
      {reviewed && <Review page={reviewed} />}
    </>
  );
}
