import { html, link, paragraph, term, value } from "~/fields/wire-examples";

export const activityBlockExamples = {
  "with everything": paragraph("activity_block", {
    field_title: value("Ga mee naar buiten"),
    field_activity_type: term(33, "Bewegen"),
    field_text: html("<p>In veel afdelingen loopt elke week een wandelgroep.</p>"),
    field_link: link("internal:/leven-met-dementie/bewegen-en-eten", "Lees over bewegen"),
  }),
  "with nothing": paragraph("activity_block", {
    field_title: [],
    field_activity_type: [],
    field_text: [],
    field_link: [],
  }),
  "with nothing but an activity type": paragraph("activity_block", {
    field_activity_type: term(31, "Alzheimer Café"),
  }),
  "with a long title and text": paragraph("activity_block", {
    field_title: value("Bijeenkomsten, wandelgroepen en gespreksgroepen van al onze regionale afdelingen"),
    field_activity_type: term(34, "Voorlichting en themabijeenkomsten"),
    field_text: html(
      "<p>Onze vrijwilligers organiseren door het hele land bijeenkomsten. Je drinkt er koffie en je praat met mensen die hetzelfde meemaken. Aanmelden hoeft meestal niet.</p>",
    ),
    field_link: link(
      "https://www.ontmoeten.example.nl/agenda",
      "Bekijk ook de agenda van het ontmoetingscentrum",
    ),
  }),
};
