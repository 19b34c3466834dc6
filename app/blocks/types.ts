import type { z } from "zod";
import type { ActivityList } from "~/features/activities/filter";
import type { ListedNewsItem } from "~/features/news/latest";
import type { BlockTraits } from "~/fields/definitions";
import { blockDefinitions } from "./definitions";

/** The bundles of the blocks that a page shows; the blocks of a building block take its place. */
export type BlockType = Exclude<keyof typeof blockDefinitions, "centralised_building_block">;

/** A block as its definition reads it. */
export type DecodedBlock<T extends BlockType = BlockType> = {
  [K in T]: z.output<(typeof blockDefinitions)[K]["decoder"]> & { type: K };
}[T];

/** What blocks show besides their own fields, by type; each has a loader in load.server.ts. */
export interface BlockData {
  activity_block: { list: ActivityList | null };
  news_block: { items: ListedNewsItem[] };
  spotler_form: { scoreSdv: string | null; runid: string | null };
}

/** A block with its data; without, as in the gallery, it shows its own fields alone. */
export type Block<T extends BlockType = BlockType> = {
  [K in T]: DecodedBlock<K> & (K extends keyof BlockData ? { data?: BlockData[K] } : unknown);
}[T];

/** A block of a bundle without a definition. */
interface UnsupportedBlock {
  type: "unsupported";
  bundle: string;
}

/** A known block that could not be decoded: invisible to the public, its reason shown in a preview. */
interface BrokenBlock {
  type: "broken";
  bundle: string;
  reason: string;
}

export type PageBlock = Block | UnsupportedBlock | BrokenBlock;

/** The traits of a block's type; a block that could not be read has none. */
export function traitsOf<T extends BlockType>(block: Block<T> | Exclude<PageBlock, Block>): Traits<T> {
  const definitions: { [K in BlockType]: { traits: Traits<K> } } = blockDefinitions;
  return block.type === "broken" || block.type === "unsupported" ? {} : definitions[block.type].traits;
}

type Traits<T extends BlockType> = BlockTraits<DecodedBlock<T>>;
