import { longestLink, longestTitle, longText } from "~/fields/longest-texts";
import { html, link, paragraph, picture, value } from "~/fields/wire-examples";

export const homepageBannerExamples = {
  "with two items": paragraph("homepage_banner", {
    field_title: value("Vaak gelezen"),
    field_items: [
      paragraph("homepage_banner_item", {
        field_label: value("De eerste stap"),
        field_title: value("Naar de huisarts met je zorgen"),
        field_text: html("<p>Schrijf op wat je merkt en neem iemand mee.</p>"),
        field_image: picture("Een huisarts luistert naar een vrouw"),
        field_link: link("internal:/herkennen-en-diagnose/naar-de-huisarts", "Bereid je gesprek voor"),
      }),
      paragraph("homepage_banner_item", {
        field_label: value("Op tijd regelen"),
        field_title: value("Wie mag voor jou beslissen?"),
        field_text: html("<p>Leg het vast zolang je het zelf kunt.</p>"),
        field_image: picture("Papieren op een keukentafel"),
        field_link: link("internal:/regelzaken/volmacht-en-levenstestament", "Lees wat je kunt vastleggen"),
      }),
    ],
  }),
  "with nothing but a title and a link": paragraph("homepage_banner", {
    field_title: [],
    field_items: [
      paragraph("homepage_banner_item", {
        field_label: [],
        field_title: value("Kom naar het Alzheimer Café"),
        field_text: [],
        field_image: [],
        field_link: link("internal:/regios", "Vind een café in de buurt"),
      }),
    ],
  }),
  "without items from the editor": paragraph("homepage_banner", { field_title: [], field_items: [] }),
  "with the longest text": paragraph("homepage_banner", {
    field_title: longestTitle(),
    field_items: [0, 1].map((index) =>
      paragraph("homepage_banner_item", {
        field_label: value("Mantelzorgondersteuning"),
        field_title: longestTitle(index),
        field_text: longText(),
        field_image: picture(),
        field_link: longestLink(index),
      }),
    ),
  }),
};
