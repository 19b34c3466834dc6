import { ctaExamples } from "~/blocks/cta/examples";
import { homeLinkGridExamples } from "~/blocks/home-link-grid/examples";
import { homepageBannerExamples } from "~/blocks/homepage-banner/examples";
import { newsBlockExamples } from "~/blocks/news-block/examples";
import { pijlersExamples } from "~/blocks/pijlers/examples";
import { quoteExamples } from "~/blocks/quote/examples";
import { html, link, node, picture, value } from "~/fields/wire-examples";

export const homepageExamples = {
  "with everything": node("homepage", "Alles over dementie, rustig uitgelegd", "/", {
    field_introduction_wysiwyg: html(
      "<p>Hoe herken je dementie? Wat kun je regelen? Hier vind je antwoorden.</p>",
    ),
    field_header_image_video: picture("Twee mensen werken samen in de tuin"),
    field_primary_button: link("internal:/dementie/wat-is-dementie", "Begin met lezen"),
    field_secondary_link: link("internal:/herkennen-en-diagnose/signalen", "Bekijk de signalen"),
    field_color: value("sand"),
    field_page_content: [
      pijlersExamples["with four pijlers"],
      homepageBannerExamples["with two items"],
      homeLinkGridExamples["with a title and descriptions"],
      newsBlockExamples["with nothing from the editor"],
    ],
  }),
  "with the pijlers further down": node("homepage", "Samen maken we ruimte", "/", {
    field_page_content: [
      ctaExamples["with an extensive item and the memory test"],
      pijlersExamples["with four pijlers"],
      quoteExamples["with nothing but a text"],
    ],
  }),
  "with nothing but a title": node("homepage", "Jij staat er niet alleen voor", "/", {
    field_page_content: [],
  }),
};
