import { longestText, longestTitle } from "~/fields/longest-texts";
import { file, html, paragraph, picture, value, video } from "~/fields/wire-examples";

export const mediaBlockExamples = {
  "with everything": paragraph("media_block", {
    field_title: value("Hoe het begon"),
    field_text: html(
      "<p>Een paar families zaten samen aan een keukentafel. Nergens vonden ze uitleg. Daarom gingen ze elkaar helpen.</p>",
    ),
    field_media: picture("Mensen praten aan een keukentafel"),
    field_media_width: value("50"),
    field_caption: value("Samen koffie drinken is nog altijd het begin."),
  }),
  "with a video": paragraph("media_block", {
    field_title: value("Zo klinkt een rustig gesprek"),
    field_text: html("<p>Vraag liever: ‘Wat ga je daar doen?’ Luister naar het antwoord.</p>"),
    field_media: video(),
    field_media_width: value("100"),
  }),
  "with a document to download": paragraph("media_block", {
    field_title: value("Lees het thuis nog eens"),
    field_text: html("<p>In de folder staat wat je zelf kunt doen.</p>"),
    field_media: file(),
  }),
  "with nothing but a picture": paragraph("media_block", {
    field_title: [],
    field_text: [],
    field_media: picture("Een zaal vol bezoekers"),
    field_media_width: [],
    field_caption: [],
  }),
  "with the longest text": paragraph("media_block", {
    field_title: longestTitle(),
    field_text: longestText(),
    field_media: picture(),
    field_media_width: value("33"),
    field_caption: longestTitle(1),
  }),
};
