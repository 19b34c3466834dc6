import type { z } from "zod";
import type { ActivityList } from "~/features/activities/filter";
import type { ListedNewsItem } from "~/features/news/latest";
import type { FieldProblem } from "~/fields/field-problems";
import type { blockDefinitions } from "./definitions";

/** Bundles of the blocks on a page. A building block is not among them: it is replaced with the blocks it holds. */
export type BlockType = Exclude<keyof typeof blockDefinitions, "centralised_building_block">;

/** A block as decoded by its definition. */
export type DecodedBlock<T extends BlockType = BlockType> = {
  [K in T]: z.output<(typeof blockDefinitions)[K]["decoder"]> & { type: K };
}[T];

/** Data that blocks load besides their own fields, by type; each has a loader in load.server.ts. */
export interface BlockData {
  activity_block: { list: ActivityList | null };
  news_block: { items: ListedNewsItem[] };
  spotler_form: { scoreSdv: string | null; runid: string | null };
}

/** Fields and items that could not be decoded: hidden from visitors, shown with their reason in a preview. */
interface WithProblems {
  problems?: FieldProblem[];
}

/** A block with its data. Without data, as in the gallery, only its own fields are rendered. */
export type Block<T extends BlockType = BlockType> = {
  [K in T]: DecodedBlock<K> & WithProblems & (K extends keyof BlockData ? { data?: BlockData[K] } : unknown);
}[T];

/** A block of a bundle without a definition. */
interface UnsupportedBlock {
  type: "unsupported";
  bundle: string;
}

/** A block that could not be decoded: hidden from visitors, shown with the reason in a preview. */
export interface BrokenBlock extends WithProblems {
  type: "broken";
  bundle: string;
  reason: string;
}

export type PageBlock = Block | UnsupportedBlock | BrokenBlock;
