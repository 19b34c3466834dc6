import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";

export function TextBlock({ block }: { block: Block<"text"> }) {
  return <RichText className="prose" html={block.html} />;
}
