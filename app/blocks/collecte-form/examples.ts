import { html, link, paragraph, value } from "~/fields/wire-examples";

export const collecteFormExamples = {
  "with everything": paragraph("collecte_form", {
    field_title: value("Doe mee met de collecte"),
    field_text: html("<p>De volgende collecte is in november. Kies wat bij je past.</p>"),
    field_explanation_title: value("Wat doen we met je gegevens?"),
    field_explanation: html("<p>We gebruiken ze alleen voor de collecte. Daarna halen we ze weg.</p>"),
    field_collector_link: link("internal:/collecte", "Meld je aan als collectant"),
    field_box_link: link("https://www.collectebus.example.nl/beginnen", "Maak een collectebus"),
  }),
  "with nothing but one link": paragraph("collecte_form", {
    field_title: [],
    field_text: [],
    field_explanation_title: [],
    field_explanation: [],
    field_collector_link: link("mailto:collecte@alzheimer.example", "Mail dat je meeloopt"),
    field_box_link: [],
  }),
  "with an explanation without a title, and long texts": paragraph("collecte_form", {
    field_title: value(
      "Loop een avond mee of deel een digitale collectebus met je familie, club of vereniging",
    ),
    field_text: html(
      "<p>Meer dan tienduizend mensen lopen elk jaar mee. Met twee uurtjes in je eigen buurt help je al.</p><p>Geen tijd om te lopen? Maak dan een digitale collectebus.</p>",
    ),
    field_explanation: html("<p>Je bent minstens 14 jaar. Samen met iemand anders lopen mag ook.</p>"),
    field_collector_link: link("internal:/collecte", "Meld je aan als collectant in je eigen straat of wijk"),
    field_box_link: link(
      "internal:/doneren/qr-code",
      "Maak een digitale collectebus voor je familie, club of vereniging",
    ),
  }),
};
