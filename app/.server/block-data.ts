import { fillFromQuery } from "~/blocks/spotler-form/fill-from-query";
import type { Page } from "~/pages/schemas";
import type { RequestScope } from "./context";

/** Fills the blocks that show more than the CMS knows: the latest news, and what a mailing knows of its reader. */
export async function loadBlockData<P extends Page>(
  page: P,
  { productApi, query }: RequestScope,
): Promise<P> {
  await Promise.all(
    page.blocks.map(async (block) => {
      if (block.type === "spotler_form") fillFromQuery(block, query);
      if (block.type === "news_block") block.items = await productApi.listLatestNews(block.categoryId);
    }),
  );
  return page;
}
