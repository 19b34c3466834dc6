import type { z } from "zod";
import { activityBlockSchema } from "./activity-block/definition";
import { breakerSchema } from "./breaker/definition";
import { centralisedBuildingBlockSchema } from "./centralised-building-block/definition";
import { collecteFormSchema } from "./collecte-form/definition";
import { ctaSchema } from "./cta/definition";
import { donateWidgetSchema } from "./donate-widget/definition";
import { donatieSchema } from "./donatie/definition";
import { expandableSchema } from "./expandable/definition";
import { followOnSchema, volgOnsSchema } from "./follow-on/definition";
import { frameSchema } from "./frame/definition";
import { gridWithImageSchema } from "./grid-with-image/definition";
import { homeGridImageSchema } from "./home-grid-image/definition";
import { homeLinkGridSchema } from "./home-link-grid/definition";
import { homepageBannerSchema } from "./homepage-banner/definition";
import { htmlSchema } from "./html/definition";
import { hulpInDeBuurtSchema } from "./hulp-in-de-buurt/definition";
import { iframeSchema } from "./iframe/definition";
import { imageGridNodeSchema } from "./image-grid-node/definition";
import { impactBlockSchema, impactSchema } from "./impact-block/definition";
import { internalLinkSchema } from "./internal-link/definition";
import { kaderSchema } from "./kader/definition";
import { linkListSchema } from "./link-list/definition";
import { linkWithImageSchema } from "./link-with-image/definition";
import { mediaSchema } from "./media/definition";
import { mediaBlockSchema } from "./media-block/definition";
import { newsBlockSchema } from "./news-block/definition";
import { pijlersSchema } from "./pijlers/definition";
import { quoteSchema } from "./quote/definition";
import { spotlerFormSchema } from "./spotler-form/definition";
import { textSchema } from "./text/definition";
import { textImageSchema } from "./text-image/definition";
import { textSplitColumnsSchema } from "./text-split-columns/definition";
import { textTwoColumnsSchema } from "./text-two-columns/definition";
import { textWithTitleSchema } from "./text-with-title/definition";

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
