import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

export function TextTwoColumnsBlock({ block }: { block: Block<"text_two_coulmns"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <RichText className="prose text-columns" headings={block.title ? 3 : 2} html={block.html} />
    </>
  );
}
