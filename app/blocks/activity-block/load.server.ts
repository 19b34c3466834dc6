import type { BlockPlace } from "~/blocks/block-loader.server";
import type { Block, DecodedBlock } from "~/blocks/types";
import { loadActivityList } from "~/features/activities/load.server";

/** Adds the activities of the block's type; a block without a type has no list. */
export async function loadActivityBlock(
  block: DecodedBlock<"activity_block">,
  { scope, listNumber }: BlockPlace,
): Promise<Block<"activity_block">> {
  const type = block.activityType?.label;
  const list = type ? await loadActivityList(scope, { kind: "type", type }, listNumber) : null;
  return { ...block, data: { list } };
}
