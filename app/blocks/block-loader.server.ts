import type { RequestScope } from "~/.server/context/scope";
import type { PageReference } from "~/fields/page-references";
import type { Block, BlockData, DecodedBlock } from "./types";

/** Where a block stands. */
export interface BlockPlace {
  scope: RequestScope;
  /** The region that the page is, or belongs to. */
  region: PageReference | null;
  /** Which list of activities of its page the block shows, from 1. */
  listNumber: number;
}

/** Returns the block with its data; null leaves the block out. */
export type BlockLoader<T extends keyof BlockData> = (
  block: DecodedBlock<T>,
  place: BlockPlace,
) => Block<T> | null | Promise<Block<T> | null>;
