import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

export function TextSplitColumnsBlock({ block }: { block: Block<"text_split_columns"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className="split-columns">
        <RichText className="prose" headings={block.title ? 3 : 2} html={block.left} />
        <RichText className="prose" headings={block.title ? 3 : 2} html={block.right} />
      </div>
    </>
  );
}
