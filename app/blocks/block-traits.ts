import type { BlockTraits } from "~/fields/definitions";
import { blockDefinitions } from "./definitions";
import type { Block, BlockType, DecodedBlock, PageBlock } from "./types";

type TraitsOf<T extends BlockType> = BlockTraits<DecodedBlock<T>>;

/** The traits of a block's type; a broken or unsupported block has none. */
export function blockTraits<T extends BlockType>(block: Block<T> | Exclude<PageBlock, Block>): TraitsOf<T> {
  const definitions: { [K in BlockType]: { traits: TraitsOf<K> } } = blockDefinitions;
  return block.type === "broken" || block.type === "unsupported" ? {} : definitions[block.type].traits;
}
