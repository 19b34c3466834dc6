import type { z } from "zod";
import { ctaSchema } from "./cta/schema";
import { expandableSchema } from "./expandable/schema";
import { gridWithImageSchema } from "./grid-with-image/schema";
import { homeGridImageSchema } from "./home-grid-image/schema";
import { homeLinkGridSchema } from "./home-link-grid/schema";
import { homepageBannerSchema } from "./homepage-banner/schema";
import { imageGridNodeSchema } from "./image-grid-node/schema";
import { linkListSchema } from "./link-list/schema";
import { mediaSchema } from "./media/schema";
import { mediaBlockSchema } from "./media-block/schema";
import { newsBlockSchema } from "./news-block/schema";
import { pijlersSchema } from "./pijlers/schema";
import { quoteSchema } from "./quote/schema";
import { textSchema } from "./text/schema";
import { textImageSchema } from "./text-image/schema";
import { textSplitColumnsSchema } from "./text-split-columns/schema";
import { textTwoColumnsSchema } from "./text-two-columns/schema";
import { textWithTitleSchema } from "./text-with-title/schema";

/** Every block the site knows, by its bundle in the CMS. */
export const blockSchemas = {
  cta: ctaSchema,
  expandable: expandableSchema,
  grid_with_image: gridWithImageSchema,
  home_grid_image: homeGridImageSchema,
  home_link_grid: homeLinkGridSchema,
  homepage_banner: homepageBannerSchema,
  image_grid_node: imageGridNodeSchema,
  link_list: linkListSchema,
  media: mediaSchema,
  media_block: mediaBlockSchema,
  news_block: newsBlockSchema,
  pijlers: pijlersSchema,
  quote: quoteSchema,
  text: textSchema,
  text_image: textImageSchema,
  text_split_columns: textSplitColumnsSchema,
  text_two_coulmns: textTwoColumnsSchema,
  text_with_title: textWithTitleSchema,
};

export type BlockType = keyof typeof blockSchemas;
type BlockMap = { [T in BlockType]: z.output<(typeof blockSchemas)[T]> & { type: T } };
export type Block<T extends BlockType = BlockType> = { [K in T]: BlockMap[K] & { type: K } }[T];

/** A block of a bundle nobody knows: rendered as the specified fallback text. */
export interface UnsupportedBlock {
  type: "unsupported";
  bundle: string;
}

/** A known block that could not be read: nothing for the public, its reason in a preview. */
export interface BrokenBlock {
  type: "broken";
  bundle: string;
  reason: string;
}

export type PageBlock = Block | UnsupportedBlock | BrokenBlock;
