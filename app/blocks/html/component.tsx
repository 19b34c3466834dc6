import { TextBlock } from "~/blocks/text/component";
import type { Block } from "~/blocks/types";

export function HtmlBlock({ block }: { block: Block<"html"> }) {
  return <TextBlock block={block} />;
}
