import { html, link, paragraph, picture, value } from "~/fields/wire-examples";

export const donatieExamples = {
  "with everything": paragraph("donatie", {
    field_title: value("Help onderzoek vooruit"),
    field_text: html("<p>Met jouw gift zoeken onderzoekers verder naar betere zorg.</p>"),
    field_image: picture("Twee onderzoekers met een microscoop"),
    field_link: link("internal:/doneren?bedrag=25", "Geef 25 euro"),
  }),
  "with nothing but a title": paragraph("donatie", {
    field_title: value("Geef voor de hulplijn"),
    field_text: [],
    field_image: [],
    field_link: [],
  }),
  "with a long text and another website": paragraph("donatie", {
    field_title: value("Herinneringsfonds: geef in plaats van bloemen, ter nagedachtenis aan iemand"),
    field_text: html(
      "<p>Sommige families vragen op een uitvaart om een gift in plaats van bloemen. Je kunt daarvoor een eigen pagina maken. Familie en vrienden geven daar geld en schrijven een herinnering op.</p>",
    ),
    field_image: picture("Een bosje vergeet-mij-nietjes"),
    field_link: link("https://www.herinnering.example.nl/aanmaken", "Maak een pagina ter herinnering"),
  }),
};
