import type { FunctionComponent } from "react";
import { ActivityBlock } from "./activity-block/component";
import { BreakerBlock } from "./breaker/component";
import { CollecteFormBlock } from "./collecte-form/component";
import { CtaBlock } from "./cta/component";
import { DonateWidgetBlock } from "./donate-widget/component";
import { DonatieBlock } from "./donatie/component";
import { ExpandableBlock } from "./expandable/component";
import { FollowOnBlock } from "./follow-on/component";
import { FrameBlock } from "./frame/component";
import { GridWithImageBlock } from "./grid-with-image/component";
import { HomeGridImageBlock } from "./home-grid-image/component";
import { HomeLinkGridBlock } from "./home-link-grid/component";
import { HomepageBannerBlock } from "./homepage-banner/component";
import { HtmlBlock } from "./html/component";
import { HulpInDeBuurtBlock } from "./hulp-in-de-buurt/component";
import { IframeBlock } from "./iframe/component";
import { ImageGridNodeBlock } from "./image-grid-node/component";
import { ImpactBlock } from "./impact-block/component";
import { InternalLinkBlock } from "./internal-link/component";
import { KaderBlock } from "./kader/component";
import { LinkListBlock } from "./link-list/component";
import { LinkWithImageBlock } from "./link-with-image/component";
import { MediaBlock } from "./media/component";
import { MediaBlockBlock } from "./media-block/component";
import { NewsBlock } from "./news-block/component";
import { PijlersBlock } from "./pijlers/component";
import { QuoteBlock } from "./quote/component";
import { SpotlerFormBlock } from "./spotler-form/component";
import { TextBlock } from "./text/component";
import { TextImageBlock } from "./text-image/component";
import { TextSplitColumnsBlock } from "./text-split-columns/component";
import { TextTwoColumnsBlock } from "./text-two-columns/component";
import { TextWithTitleBlock } from "./text-with-title/component";
import type { Block, BlockType } from "./types";

/** The component of every block type; a missing one does not compile. */
export const blockComponents: { [T in BlockType]: FunctionComponent<{ block: Block<T> }> } = {
  activity_block: ActivityBlock,
  breaker: BreakerBlock,
  collecte_form: CollecteFormBlock,
  cta: CtaBlock,
  donate_widget: DonateWidgetBlock,
  donatie: DonatieBlock,
  expandable: ExpandableBlock,
  follow_on: FollowOnBlock,
  frame: FrameBlock,
  grid_with_image: GridWithImageBlock,
  home_grid_image: HomeGridImageBlock,
  home_link_grid: HomeLinkGridBlock,
  homepage_banner: HomepageBannerBlock,
  html: HtmlBlock,
  hulp_in_de_buurt: HulpInDeBuurtBlock,
  iframe: IframeBlock,
  image_grid_node: ImageGridNodeBlock,
  impact: ImpactBlock,
  impact_block: ImpactBlock,
  internalLink: InternalLinkBlock,
  kader: KaderBlock,
  link_list: LinkListBlock,
  link_with_image: LinkWithImageBlock,
  media: MediaBlock,
  media_block: MediaBlockBlock,
  news_block: NewsBlock,
  pijlers: PijlersBlock,
  quote: QuoteBlock,
  spotler_form: SpotlerFormBlock,
  text: TextBlock,
  text_image: TextImageBlock,
  text_split_columns: TextSplitColumnsBlock,
  text_two_coulmns: TextTwoColumnsBlock,
  text_with_title: TextWithTitleBlock,
  volgOns: FollowOnBlock,
};
