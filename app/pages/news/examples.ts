import { ctaExamples } from "~/blocks/cta/examples";
import { textExamples } from "~/blocks/text/examples";
import { html, node, picture, value } from "~/fields/wire-examples";

export const newsExamples = {
  "with everything": node("news", "Vijf tips voor een rustig gesprek", "/nieuws/vijf-tips", {
    field_publication_date: value("2026-11-19"),
    field_introduction_wysiwyg: html("<p>Praten wordt moeilijker. Met deze tips lukt het vaak toch.</p>"),
    field_header_image_video: picture("Twee mensen in gesprek op een bank"),
    field_page_content: [textExamples["with headings, a list and links"], ctaExamples["with the brochures"]],
  }),
  "with nothing but a title and a date": node("news", "De collecte is begonnen", "/nieuws/collecte", {
    field_publication_date: value("2026-11-02"),
  }),
};

export const regioNieuwsExamples = {
  "with everything": node(
    "regio_nieuws",
    "Wandelgroep loopt ook in de winter door",
    "/regios/rivierenland/nieuws/wandelgroep",
    {
      field_publication_date: value("2026-11-16"),
      field_introduction_wysiwyg: html("<p>Met warme chocolademelk na afloop.</p>"),
      field_header_image_video: picture("Een ouder stel wandelt met de hond"),
      field_regio: [node("regio", "Rivierenland", "/regios/rivierenland")],
      field_page_content: [textExamples["with headings, a list and links"]],
    },
  ),
  "with nothing but a title and a date": node(
    "regio_nieuws",
    "Nieuwe voorzitter",
    "/regios/rivierenland/nieuws/voorzitter",
    { field_publication_date: value("2026-10-01") },
  ),
};
