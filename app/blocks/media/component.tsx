import { Figure } from "~/blocks/figure";
import type { Block } from "~/blocks/types";

export function MediaBlock({ block }: { block: Block<"media"> }) {
  return <Figure id={block.id} media={block.media} width={block.width} caption={block.caption} />;
}
