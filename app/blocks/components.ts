import type { FunctionComponent } from "react";
import { CtaBlock } from "./cta/component";
import { ExpandableBlock } from "./expandable/component";
import { GridWithImageBlock } from "./grid-with-image/component";
import { HomeGridImageBlock } from "./home-grid-image/component";
import { HomeLinkGridBlock } from "./home-link-grid/component";
import { HomepageBannerBlock } from "./homepage-banner/component";
import { ImageGridNodeBlock } from "./image-grid-node/component";
import { LinkListBlock } from "./link-list/component";
import { MediaBlock } from "./media/component";
import { MediaBlockBlock } from "./media-block/component";
import { NewsBlock } from "./news-block/component";
import { PijlersBlock } from "./pijlers/component";
import { QuoteBlock } from "./quote/component";
import type { Block, BlockType } from "./schemas";
import { TextBlock } from "./text/component";
import { TextImageBlock } from "./text-image/component";
import { TextSplitColumnsBlock } from "./text-split-columns/component";
import { TextTwoColumnsBlock } from "./text-two-columns/component";
import { TextWithTitleBlock } from "./text-with-title/component";

/** The component of every block; a missing one does not compile. */
export const blockComponents: { [T in BlockType]: FunctionComponent<{ block: Block<T> }> } = {
  cta: CtaBlock,
  expandable: ExpandableBlock,
  grid_with_image: GridWithImageBlock,
  home_grid_image: HomeGridImageBlock,
  home_link_grid: HomeLinkGridBlock,
  homepage_banner: HomepageBannerBlock,
  image_grid_node: ImageGridNodeBlock,
  link_list: LinkListBlock,
  media: MediaBlock,
  media_block: MediaBlockBlock,
  news_block: NewsBlock,
  pijlers: PijlersBlock,
  quote: QuoteBlock,
  text: TextBlock,
  text_image: TextImageBlock,
  text_split_columns: TextSplitColumnsBlock,
  text_two_coulmns: TextTwoColumnsBlock,
  text_with_title: TextWithTitleBlock,
};
