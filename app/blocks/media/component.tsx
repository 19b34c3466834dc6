import { Figure } from "~/components/figure";
import type { Block } from "../schemas";

export function MediaBlock({ block }: { block: Block<"media"> }) {
  return <Figure id={block.id} media={block.media} width={block.width} caption={block.caption} />;
}
