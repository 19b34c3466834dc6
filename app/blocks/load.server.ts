import type { RequestScope } from "~/.server/context/context";
import { loadActivityList } from "~/features/activities/load.server";
import { loadLatestNews } from "~/features/regions/latest-news.server";
import type { Page } from "~/pages/definitions";
import type { PageBlock } from "./definitions";
import { fillFromQuery } from "./spotler-form/fill-from-query";

/**
 * Fills the blocks that show more than the CMS knows: the latest news, the activities of a kind, and what a mailing
 * knows of its reader.
 */
export async function loadBlockData<P extends Page>(page: P, scope: RequestScope): Promise<P> {
  const blocks = allBlocks(page.blocks);
  const listed = blocks.flatMap((block) =>
    block.type === "activity_block" && block.activityType ? [{ block, type: block.activityType.label }] : [],
  );
  const before = ownLists(page);
  await Promise.all([
    ...listed.map(async ({ block, type }, index) => {
      block.list = await loadActivityList(scope, { kind: "type", type }, before + index + 1);
    }),
    ...blocks.map(async (block) => {
      if (block.type === "spotler_form") fillFromQuery(block, scope.query);
      if (block.type === "news_block") block.items = await loadLatestNews(scope, page, block.categoryId);
    }),
  ]);
  return page;
}

/** How many lists of activities the page itself has, above those of its blocks. */
function ownLists({ type }: Page): number {
  return type === "regio" || type === "location" ? 1 : 0;
}

/** The blocks of a page and those inside its building blocks. */
function allBlocks(blocks: PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) =>
    block.type === "centralised_building_block" ? [block, ...allBlocks(block.blocks)] : [block],
  );
}
