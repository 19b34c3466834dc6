import { longestLink, longestText, longestTitle } from "~/fields/longest-texts";
import { html, link, paragraph, picture, value } from "~/fields/wire-examples";

export const textImageExamples = {
  "with everything, picture on the right": paragraph("text_image", {
    field_title: value("Samen naar buiten"),
    field_text: html(
      "<p>Een wandeling helpt jullie allebei. Je slaapt er beter door en je hoeft even niet te praten.</p>",
    ),
    field_image: picture("Een man en een vrouw wandelen door de duinen"),
    field_image_position: value("right"),
    field_text_alignment: value("center"),
    field_link: link("internal:/leven-met-dementie/bewegen-en-eten", "Lees over bewegen"),
  }),
  "with the picture on the left": paragraph("text_image", {
    field_title: value("Pas op voor oplichting"),
    field_text: html("<p>Geef nooit een pincode. Betaal nooit meteen. Bel bij twijfel de bank.</p>"),
    field_image: picture("Papieren op een keukentafel"),
    field_image_position: value("left"),
    field_text_alignment: value("left"),
  }),
  "with nothing but a picture": paragraph("text_image", {
    field_title: [],
    field_text: [],
    field_image: picture("Twee vrouwen lachen in de tuin"),
    field_image_position: [],
    field_text_alignment: [],
    field_link: [],
  }),
  "with the longest text": paragraph("text_image", {
    field_title: longestTitle(),
    field_text: longestText(),
    field_image: picture(),
    field_image_position: value("right"),
    field_link: longestLink(),
  }),
};
