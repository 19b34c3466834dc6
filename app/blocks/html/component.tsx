import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";

export function HtmlBlock({ block }: { block: Block<"html"> }) {
  return <RichText className="prose" html={block.html} />;
}
