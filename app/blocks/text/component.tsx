import { RichText } from "~/design/rich-text";
import type { Block } from "../schemas";

export function TextBlock({ block }: { block: Block<"text"> }) {
  return <RichText className="prose" html={block.html} />;
}
