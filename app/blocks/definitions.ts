import { activityBlock } from "./activity-block/definition";
import { breaker } from "./breaker/definition";
import { centralisedBuildingBlock } from "./centralised-building-block/definition";
import { collecteForm } from "./collecte-form/definition";
import { cta } from "./cta/definition";
import { donateWidget } from "./donate-widget/definition";
import { donatie } from "./donatie/definition";
import { expandable } from "./expandable/definition";
import { followOn, volgOns } from "./follow-on/definition";
import { frame } from "./frame/definition";
import { gridWithImage } from "./grid-with-image/definition";
import { homeGridImage } from "./home-grid-image/definition";
import { homeLinkGrid } from "./home-link-grid/definition";
import { homepageBanner } from "./homepage-banner/definition";
import { html } from "./html/definition";
import { hulpInDeBuurt } from "./hulp-in-de-buurt/definition";
import { iframe } from "./iframe/definition";
import { imageGridNode } from "./image-grid-node/definition";
import { impact, impactBlock } from "./impact-block/definition";
import { internalLink } from "./internal-link/definition";
import { kader } from "./kader/definition";
import { linkList } from "./link-list/definition";
import { linkWithImage } from "./link-with-image/definition";
import { media } from "./media/definition";
import { mediaBlock } from "./media-block/definition";
import { newsBlock } from "./news-block/definition";
import { pijlers } from "./pijlers/definition";
import { quote } from "./quote/definition";
import { spotlerForm } from "./spotler-form/definition";
import { text } from "./text/definition";
import { textImage } from "./text-image/definition";
import { textSplitColumns } from "./text-split-columns/definition";
import { textTwoColumns } from "./text-two-columns/definition";
import { textWithTitle } from "./text-with-title/definition";

/** The definition of every block type, by its bundle in the CMS. */
export const blockDefinitions = {
  activity_block: activityBlock,
  breaker,
  centralised_building_block: centralisedBuildingBlock,
  collecte_form: collecteForm,
  cta,
  donate_widget: donateWidget,
  donatie,
  expandable,
  follow_on: followOn,
  frame,
  grid_with_image: gridWithImage,
  home_grid_image: homeGridImage,
  home_link_grid: homeLinkGrid,
  homepage_banner: homepageBanner,
  html,
  hulp_in_de_buurt: hulpInDeBuurt,
  iframe,
  image_grid_node: imageGridNode,
  impact,
  impact_block: impactBlock,
  internalLink,
  kader,
  link_list: linkList,
  link_with_image: linkWithImage,
  media,
  media_block: mediaBlock,
  news_block: newsBlock,
  pijlers,
  quote,
  spotler_form: spotlerForm,
  text,
  text_image: textImage,
  text_split_columns: textSplitColumns,
  text_two_coulmns: textTwoColumns,
  text_with_title: textWithTitle,
  volgOns,
};
