import type { RequestScope } from "~/.server/context/scope";
import type { PageReference } from "~/fields/page-references";
import type { Block, BlockData, DecodedBlock } from "./types";

/** The context in which a block is loaded. */
export interface BlockPlace {
  scope: RequestScope;
  /** The region of the page: the page itself, or the region it belongs to. */
  region: PageReference | null;
  /** Number of the block's activity list among those of the page, from 1. */
  listNumber: number;
}

/** Returns the block with its data, or null to leave the block out. */
export type BlockLoader<T extends keyof BlockData> = (
  block: DecodedBlock<T>,
  place: BlockPlace,
) => Block<T> | null | Promise<Block<T> | null>;
