import type { BlockPlace } from "~/blocks/block-loader.server";
import type { Block, DecodedBlock } from "~/blocks/types";
import { loadLatestNews } from "~/features/regions/latest-news.server";

/** Adds the latest news of the block's category. A block without news is left out. */
export async function loadNewsBlock(
  block: DecodedBlock<"news_block">,
  { scope, region }: BlockPlace,
): Promise<Block<"news_block"> | null> {
  const items = await loadLatestNews(scope, { region }, block.categoryId);
  return items.length > 0 ? { ...block, data: { items } } : null;
}
