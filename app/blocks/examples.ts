import { ctaExamples } from "./cta/examples";
import { expandableExamples } from "./expandable/examples";
import { gridWithImageExamples } from "./grid-with-image/examples";
import { homeGridImageExamples } from "./home-grid-image/examples";
import { homeLinkGridExamples } from "./home-link-grid/examples";
import { homepageBannerExamples } from "./homepage-banner/examples";
import { imageGridNodeExamples } from "./image-grid-node/examples";
import { linkListExamples } from "./link-list/examples";
import { mediaExamples } from "./media/examples";
import { mediaBlockExamples } from "./media-block/examples";
import { newsBlockExamples } from "./news-block/examples";
import { pijlersExamples } from "./pijlers/examples";
import { quoteExamples } from "./quote/examples";
import type { BlockType } from "./schemas";
import { textExamples } from "./text/examples";
import { textImageExamples } from "./text-image/examples";
import { textSplitColumnsExamples } from "./text-split-columns/examples";
import { textTwoColumnsExamples } from "./text-two-columns/examples";
import { textWithTitleExamples } from "./text-with-title/examples";

/** Examples of every block by what they show; a block without any does not compile. */
export const blockExamples: Record<BlockType, Record<string, unknown>> = {
  cta: ctaExamples,
  expandable: expandableExamples,
  grid_with_image: gridWithImageExamples,
  home_grid_image: homeGridImageExamples,
  home_link_grid: homeLinkGridExamples,
  homepage_banner: homepageBannerExamples,
  image_grid_node: imageGridNodeExamples,
  link_list: linkListExamples,
  media: mediaExamples,
  media_block: mediaBlockExamples,
  news_block: newsBlockExamples,
  pijlers: pijlersExamples,
  quote: quoteExamples,
  text: textExamples,
  text_image: textImageExamples,
  text_split_columns: textSplitColumnsExamples,
  text_two_coulmns: textTwoColumnsExamples,
  text_with_title: textWithTitleExamples,
};
