import { loadActivityBlock } from "./activity-block/load.server";
import type { BlockLoader, BlockPlace } from "./block-loader.server";
import { blockTraits } from "./block-traits";
import { loadNewsBlock } from "./news-block/load.server";
import { loadSpotlerForm } from "./spotler-form/load.server";
import type { Block, BlockData, PageBlock } from "./types";

const blockLoaders: { [T in keyof BlockData]: BlockLoader<T> } = {
  activity_block: loadActivityBlock,
  news_block: loadNewsBlock,
  spotler_form: loadSpotlerForm,
};

/**
 * Loads the data of a page's blocks concurrently.
 * @param listsBefore number of activity lists of the page itself, which are counted before those of its blocks
 */
export async function loadBlocks(
  blocks: PageBlock[],
  { listsBefore, ...page }: Omit<BlockPlace, "listNumber"> & { listsBefore: number },
): Promise<PageBlock[]> {
  let listNumber = listsBefore;
  const loaded = blocks.map((block) => {
    if (!hasData(block)) return block;
    if (blockTraits(block).hasActivityList?.(block)) listNumber += 1;
    return loadBlock(block, { ...page, listNumber });
  });
  return (await Promise.all(loaded)).filter((block) => block !== null);
}

function loadBlock<T extends keyof BlockData>(block: Block<T>, place: BlockPlace) {
  const loaders: { [K in T]: BlockLoader<K> } = blockLoaders;
  return loaders[block.type](block, place);
}

function hasData(block: PageBlock): block is Block<keyof BlockData> {
  return Object.hasOwn(blockLoaders, block.type);
}
