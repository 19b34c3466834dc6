import type { Page } from "~/pages/schemas";
import type { RequestScope } from "./context";

/** Fills the blocks that show more than the CMS knows: the latest news. */
export async function loadBlockData<P extends Page>(page: P, { productApi }: RequestScope): Promise<P> {
  await Promise.all(
    page.blocks.map(async (block) => {
      if (block.type === "news_block") block.items = await productApi.listLatestNews(block.categoryId);
    }),
  );
  return page;
}
