import { drawing, html, link, paragraph, picture, value } from "~/fields/wire-examples";

export const linkWithImageExamples = {
  "with everything": paragraph("link_with_image", {
    field_link: link("internal:/informatie-brochure", "Bekijk de boekjes"),
    field_image: picture("Een stapel boekjes"),
    field_title: value("Liever op papier lezen?"),
    field_text: html("<p>We sturen je een gratis boekje.</p>"),
  }),
  "with nothing but a link": paragraph("link_with_image", {
    field_link: link("internal:/hulplijn", "Lees over de hulplijn"),
    field_image: [],
    field_title: [],
    field_text: [],
  }),
  "with a long text and another website": paragraph("link_with_image", {
    field_link: link("https://www.hersenonderzoek.example.nl/inschrijven", "Schrijf je in"),
    field_image: drawing("Een vergeet-mij-nietje"),
    field_title: value("Inschrijven voor wetenschappelijk onderzoek naar geheugenproblemen en dementie"),
    field_text: html(
      "<p>Onderzoekers zoeken mensen met en zonder dementie. Je vult eerst een lijst met vragen in. Daarna hoor je of er een onderzoek is dat bij je past. Je zit nergens aan vast en je mag op elk moment stoppen.</p>",
    ),
  }),
};
