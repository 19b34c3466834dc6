import type { z } from "zod";
import { activityBlockSchema } from "./activity-block/schema";
import { breakerSchema } from "./breaker/schema";
import { centralisedBuildingBlockSchema } from "./centralised-building-block/schema";
import { collecteFormSchema } from "./collecte-form/schema";
import { ctaSchema } from "./cta/schema";
import { donateWidgetSchema } from "./donate-widget/schema";
import { donatieSchema } from "./donatie/schema";
import { expandableSchema } from "./expandable/schema";
import { followOnSchema, volgOnsSchema } from "./follow-on/schema";
import { frameSchema } from "./frame/schema";
import { gridWithImageSchema } from "./grid-with-image/schema";
import { homeGridImageSchema } from "./home-grid-image/schema";
import { homeLinkGridSchema } from "./home-link-grid/schema";
import { homepageBannerSchema } from "./homepage-banner/schema";
import { htmlSchema } from "./html/schema";
import { hulpInDeBuurtSchema } from "./hulp-in-de-buurt/schema";
import { iframeSchema } from "./iframe/schema";
import { imageGridNodeSchema } from "./image-grid-node/schema";
import { impactBlockSchema, impactSchema } from "./impact-block/schema";
import { internalLinkSchema } from "./internal-link/schema";
import { kaderSchema } from "./kader/schema";
import { linkListSchema } from "./link-list/schema";
import { linkWithImageSchema } from "./link-with-image/schema";
import { mediaSchema } from "./media/schema";
import { mediaBlockSchema } from "./media-block/schema";
import { newsBlockSchema } from "./news-block/schema";
import { pijlersSchema } from "./pijlers/schema";
import { quoteSchema } from "./quote/schema";
import { spotlerFormSchema } from "./spotler-form/schema";
import { textSchema } from "./text/schema";
import { textImageSchema } from "./text-image/schema";
import { textSplitColumnsSchema } from "./text-split-columns/schema";
import { textTwoColumnsSchema } from "./text-two-columns/schema";
import { textWithTitleSchema } from "./text-with-title/schema";

/** Every block the site knows, by its bundle in the CMS. */
export const blockSchemas = {
  activity_block: activityBlockSchema,
  breaker: breakerSchema,
  centralised_building_block: centralisedBuildingBlockSchema,
  collecte_form: collecteFormSchema,
  cta: ctaSchema,
  donate_widget: donateWidgetSchema,
  donatie: donatieSchema,
  expandable: expandableSchema,
  follow_on: followOnSchema,
  frame: frameSchema,
  grid_with_image: gridWithImageSchema,
  home_grid_image: homeGridImageSchema,
  home_link_grid: homeLinkGridSchema,
  homepage_banner: homepageBannerSchema,
  html: htmlSchema,
  hulp_in_de_buurt: hulpInDeBuurtSchema,
  iframe: iframeSchema,
  image_grid_node: imageGridNodeSchema,
  impact: impactSchema,
  impact_block: impactBlockSchema,
  internalLink: internalLinkSchema,
  kader: kaderSchema,
  link_list: linkListSchema,
  link_with_image: linkWithImageSchema,
  media: mediaSchema,
  media_block: mediaBlockSchema,
  news_block: newsBlockSchema,
  pijlers: pijlersSchema,
  quote: quoteSchema,
  spotler_form: spotlerFormSchema,
  text: textSchema,
  text_image: textImageSchema,
  text_split_columns: textSplitColumnsSchema,
  text_two_coulmns: textTwoColumnsSchema,
  text_with_title: textWithTitleSchema,
  volgOns: volgOnsSchema,
};

export type BlockType = keyof typeof blockSchemas;
type BlockMap = { [T in BlockType]: z.output<(typeof blockSchemas)[T]> & { type: T } };
export type Block<T extends BlockType = BlockType> = { [K in T]: BlockMap[K] & { type: K } }[T];

/** A block of a bundle nobody knows: rendered as the specified fallback text. */
interface UnsupportedBlock {
  type: "unsupported";
  bundle: string;
}

/** A known block that could not be read: nothing for the public, its reason in a preview. */
interface BrokenBlock {
  type: "broken";
  bundle: string;
  reason: string;
}

export type PageBlock = Block | UnsupportedBlock | BrokenBlock;
