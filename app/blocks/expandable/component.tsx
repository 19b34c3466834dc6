import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";
import { SectionTitle } from "~/design/section-title";

export function ExpandableBlock({ block }: { block: Block<"expandable"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <div className="expand">
        {block.items.map(({ title, html }) => (
          <details key={title}>
            <summary>{title}</summary>
            <RichText className="in" headings={block.title ? 3 : 2} html={html} />
          </details>
        ))}
      </div>
    </>
  );
}
