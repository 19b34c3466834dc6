import { Figure } from "~/blocks/figure";
import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

export function MediaBlockBlock({ block }: { block: Block<"media_block"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      {block.html && <RichText className="prose" headings={block.title ? 3 : 2} html={block.html} />}
      {block.media && (
        <Figure id={block.id} media={block.media} width={block.width} caption={block.caption} />
      )}
    </>
  );
}
