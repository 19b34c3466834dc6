import { RichText } from "~/design/rich-text";
import type { Block } from "../schemas";

export function HtmlBlock({ block }: { block: Block<"html"> }) {
  return <RichText className="prose" html={block.html} />;
}
