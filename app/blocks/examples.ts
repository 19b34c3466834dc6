import { activityBlockExamples } from "./activity-block/examples";
import { breakerExamples } from "./breaker/examples";
import { centralisedBuildingBlockExamples } from "./centralised-building-block/examples";
import { collecteFormExamples } from "./collecte-form/examples";
import { ctaExamples } from "./cta/examples";
import type { blockDefinitions } from "./definitions";
import { donateWidgetExamples } from "./donate-widget/examples";
import { donatieExamples } from "./donatie/examples";
import { expandableExamples } from "./expandable/examples";
import { followOnExamples, volgOnsExamples } from "./follow-on/examples";
import { frameExamples } from "./frame/examples";
import { gridWithImageExamples } from "./grid-with-image/examples";
import { homeGridImageExamples } from "./home-grid-image/examples";
import { homeLinkGridExamples } from "./home-link-grid/examples";
import { homepageBannerExamples } from "./homepage-banner/examples";
import { htmlExamples } from "./html/examples";
import { hulpInDeBuurtExamples } from "./hulp-in-de-buurt/examples";
import { iframeExamples } from "./iframe/examples";
import { imageGridNodeExamples } from "./image-grid-node/examples";
import { impactBlockExamples, impactExamples } from "./impact-block/examples";
import { internalLinkExamples } from "./internal-link/examples";
import { kaderExamples } from "./kader/examples";
import { linkListExamples } from "./link-list/examples";
import { linkWithImageExamples } from "./link-with-image/examples";
import { mediaExamples } from "./media/examples";
import { mediaBlockExamples } from "./media-block/examples";
import { newsBlockExamples } from "./news-block/examples";
import { pijlersExamples } from "./pijlers/examples";
import { quoteExamples } from "./quote/examples";
import { spotlerFormExamples } from "./spotler-form/examples";
import { textExamples } from "./text/examples";
import { textImageExamples } from "./text-image/examples";
import { textSplitColumnsExamples } from "./text-split-columns/examples";
import { textTwoColumnsExamples } from "./text-two-columns/examples";
import { textWithTitleExamples } from "./text-with-title/examples";

/** Examples of every block type, by description; a type without examples does not compile. */
export const blockExamples: Record<keyof typeof blockDefinitions, Record<string, unknown>> = {
  activity_block: activityBlockExamples,
  breaker: breakerExamples,
  centralised_building_block: centralisedBuildingBlockExamples,
  collecte_form: collecteFormExamples,
  cta: ctaExamples,
  donate_widget: donateWidgetExamples,
  donatie: donatieExamples,
  expandable: expandableExamples,
  follow_on: followOnExamples,
  frame: frameExamples,
  grid_with_image: gridWithImageExamples,
  home_grid_image: homeGridImageExamples,
  home_link_grid: homeLinkGridExamples,
  homepage_banner: homepageBannerExamples,
  html: htmlExamples,
  hulp_in_de_buurt: hulpInDeBuurtExamples,
  iframe: iframeExamples,
  image_grid_node: imageGridNodeExamples,
  impact: impactExamples,
  impact_block: impactBlockExamples,
  internalLink: internalLinkExamples,
  kader: kaderExamples,
  link_list: linkListExamples,
  link_with_image: linkWithImageExamples,
  media: mediaExamples,
  media_block: mediaBlockExamples,
  news_block: newsBlockExamples,
  pijlers: pijlersExamples,
  quote: quoteExamples,
  spotler_form: spotlerFormExamples,
  text: textExamples,
  text_image: textImageExamples,
  text_split_columns: textSplitColumnsExamples,
  text_two_coulmns: textTwoColumnsExamples,
  text_with_title: textWithTitleExamples,
  volgOns: volgOnsExamples,
};
