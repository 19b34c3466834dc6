import { html, paragraph, picture, value } from "~/fields/wire-examples";

export const hulpInDeBuurtExamples = {
  "with the default illustration": paragraph("hulp_in_de_buurt", {
    field_title: value("Hulp bij jou om de hoek"),
    field_text: html("<p>Je vindt er een luisterend oor en mensen die hetzelfde meemaken.</p>"),
    field_image: [],
  }),
  "with the editor's picture": paragraph("hulp_in_de_buurt", {
    field_title: value("Praat met iemand uit je eigen buurt"),
    field_text: html("<p>Onze vrijwilligers kennen de weg.</p>"),
    field_image: picture("Een straat met bomen"),
  }),
  "with nothing": paragraph("hulp_in_de_buurt", {
    field_title: [],
    field_text: [],
    field_image: [],
  }),
  "with a long title and text": paragraph("hulp_in_de_buurt", {
    field_title: value("Hulp, ontmoeting en ondersteuning bij dementie in jouw eigen woonplaats of gemeente"),
    field_text: html(
      "<p>We hebben afdelingen in het hele land. Je vindt er een luisterend oor en een Alzheimer Café. Ook kun je mee op pad met een wandelgroep.</p><p>Kom je liever eerst samen met iemand anders? Dat kan. Bel ons, dan kijken we wie er met je meegaat.</p>",
    ),
  }),
};
