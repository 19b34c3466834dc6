import { brochures } from "~/blocks/cta/examples";
import { expandableExamples } from "~/blocks/expandable/examples";
import { textExamples } from "~/blocks/text/examples";
import { textWithTitleExamples } from "~/blocks/text-with-title/examples";
import { html, node, picture, value } from "~/fields/wire-examples";

export const overDeRegioExamples = {
  "with everything": node("over_de_regio", "Over Rivierenland", "/regios/rivierenland/over-de-regio", {
    field_introduction_wysiwyg: html(
      "<p>Veertig vrijwilligers werken samen met huisartsen en thuiszorg.</p>",
    ),
    field_header_image_video: picture("Een vrouw fietst langs de rivier"),
    field_regio: [node("regio", "Rivierenland", "/regios/rivierenland")],
    field_sticky_cta: [brochures],
    field_page_content: [textExamples["with headings, a list and links"]],
  }),
  "with nothing but a title": node("over_de_regio", "Over Utrecht", "/regios/utrecht/over-de-regio"),
};

export const quizExamples = {
  "with everything": node("quiz", "Wat weet jij van dementie?", "/quiz", {
    field_introduction_wysiwyg: html("<p>Vijf vragen. Klap een vraag open voor het antwoord.</p>"),
    field_header_image_video: picture("Een klembord met een vragenlijst"),
    field_page_content: [
      textWithTitleExamples["with a title and two paragraphs"],
      expandableExamples["with a title and three questions"],
    ],
  }),
  "over the full width": node("quiz", "Doe de quiz", "/quiz/kort", {
    field_full_width: value(true),
    field_page_content: [expandableExamples["with a title and three questions"]],
  }),
};
