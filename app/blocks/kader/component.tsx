import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";

const looks = { accent: "callout", brand: "callout callout-info", sand: "callout callout-sand" };

export function KaderBlock({ block }: { block: Block<"kader"> }) {
  return (
    <div className={looks[block.color]}>
      {block.title && <h2>{block.title}</h2>}
      <RichText className="prose" headings={block.title ? 3 : 2} html={block.html} />
    </div>
  );
}
