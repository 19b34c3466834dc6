import { gridWithImageExamples } from "~/blocks/grid-with-image/examples";
import { imageGridNodeExamples } from "~/blocks/image-grid-node/examples";
import { linkListExamples } from "~/blocks/link-list/examples";
import { textWithTitleExamples } from "~/blocks/text-with-title/examples";
import { html, link, node, paragraph, picture, value } from "~/fields/wire-examples";

export const overviewPageExamples = {
  "with everything": node("overview_page", "Regelzaken", "/regelzaken", {
    field_introduction_wysiwyg: html("<p>Regel het op tijd. Dan kun je zelf nog kiezen.</p>"),
    field_header_image_video: picture("Papieren op een keukentafel"),
    field_primary_button: link("internal:/regelzaken/casemanager", "Vraag een casemanager"),
    field_page_content: [
      imageGridNodeExamples["with four columns"],
      textWithTitleExamples["with a title and two paragraphs"],
      gridWithImageExamples["with three columns"],
      linkListExamples["with pages, a phone number and another site"],
    ],
  }),
  "with nothing but a title": node("overview_page", "Zorgen", "/zorgen"),
};

/** Examples of a page type that links to other pages. */
export const overviewExamples = (bundle: string, title: string, alias: string, introduction: string) => ({
  "with an introduction and blocks": node(bundle, title, alias, {
    field_introduction_wysiwyg: html(`<p>${introduction}</p>`),
    field_header_image_video: picture("Twee mensen in gesprek"),
    field_page_content: [
      textWithTitleExamples["with a title and two paragraphs"],
      linkListExamples["with pages, a phone number and another site"],
    ],
  }),
  "with nothing but a title": node(bundle, title, alias),
});

export const regioOverzichtExamples = overviewExamples(
  "regio_overzicht",
  "Hulp bij jou in de buurt",
  "/regios",
  "We hebben afdelingen in het hele land.",
);

const shopItem = (title: string, fields: Record<string, unknown> = {}) =>
  paragraph("shop_item", { field_title: value(title), ...fields });

export const shoppaginaExamples = {
  ...overviewExamples("shoppagina", "Winkel", "/winkel", "Koop iets moois en steun ons werk."),
  "with items": node("shoppagina", "Winkel", "/winkel", {
    field_items: [
      shopItem("Klok met dag en datum", {
        field_label: value("Handig in huis"),
        field_text: html("<p>Je ziet meteen welke dag het is.</p>"),
        field_image: picture("Een klok aan de muur"),
        field_link: link("mailto:winkel@alzheimer.example", "Mail je bestelling"),
        field_secondary_link: link("internal:/leven-met-dementie/thuis-wonen", "Lees over thuis wonen"),
      }),
      shopItem("Kaarten"),
      shopItem("Kaarten"),
    ],
  }),
};
