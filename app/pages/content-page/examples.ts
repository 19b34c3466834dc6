import { extensive } from "~/blocks/cta/examples";
import { expandableExamples } from "~/blocks/expandable/examples";
import { homepageBannerExamples } from "~/blocks/homepage-banner/examples";
import { mediaExamples } from "~/blocks/media/examples";
import { quoteExamples } from "~/blocks/quote/examples";
import { textExamples } from "~/blocks/text/examples";
import { html, link, map, node, picture, term, value } from "~/fields/wire-examples";

export const contentPageExamples = {
  "with everything": node("content_page", "Zorgen voor je partner", "/zorgen/partner", {
    field_introduction_wysiwyg: html(
      "<p>Je bent partner én verzorger. Lees hoe je goed voor jezelf zorgt.</p>",
    ),
    field_header_image_video: picture("Een man en een vrouw wandelen door de duinen"),
    field_primary_button: link("internal:/contact", "Stel je vraag"),
    field_secondary_link: link("tel:08000000000", "Bel de hulplijn"),
    field_color: value("sand"),
    field_big_title: value(true),
    field_overlay_text: value("Samen naar buiten"),
    field_overlay_color: value("brand"),
    field_page_category: term(23, "Zorgen voor een ander"),
    field_meta_tags: map({
      title: "Zorgen voor je partner met dementie",
      description: "Tips voor partners.",
      og_title: "Zo zorg je ook voor jezelf",
      robots: "noarchive",
      twitter_cards_type: "summary",
    }),
    field_sticky_cta: [extensive],
    field_page_content: [
      textExamples["with headings, a list and links"],
      quoteExamples["with everything"],
      expandableExamples["with a title and three questions"],
    ],
  }),
  "reviewed by a doctor": node("content_page", "Medicijnen bij alzheimer", "/onderzoek/medicijnen", {
    field_introduction_wysiwyg: html("<p>Medicijnen genezen dementie niet. Soms remmen ze de klachten.</p>"),
    field_reviewed_by: value("dr. A. Voorbeeld, specialist ouderengeneeskunde"),
    field_reviewed_on: value("2026-09-01"),
    field_page_content: [textExamples["with a table"]],
  }),
  "over the full width": node("content_page", "Disclaimer", "/disclaimer", {
    field_full_width: value(true),
    field_page_content: [textExamples["with a table"], mediaExamples["with a width of 100"]],
  }),
  "with a banner beside its call to action": node("content_page", "Doe mee", "/doe-mee", {
    field_sticky_cta: [extensive],
    field_page_content: [homepageBannerExamples["with two items"]],
  }),
  "with nothing but a title": node("content_page", "Contact", "/contact", {
    field_introduction_wysiwyg: [],
    field_header_image_video: [],
    field_meta_tags: [],
    field_page_content: [],
    field_primary_button: null,
    field_sticky_cta: [],
  }),
};
