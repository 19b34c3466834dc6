import type { Block } from "~/blocks/definitions";
import { BlockList } from "../block-list";

/** Its blocks in its place. Those of a page stand among the page's own already (decode-blocks.ts). */
export function CentralisedBuildingBlockBlock({ block }: { block: Block<"centralised_building_block"> }) {
  return <BlockList blocks={block.blocks} layout="column" />;
}
