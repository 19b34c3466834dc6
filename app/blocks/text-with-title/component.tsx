import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

export function TextWithTitleBlock({ block }: { block: Block<"text_with_title"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <RichText className="prose" headings={3} html={block.html} />
    </>
  );
}
