import { html, link, paragraph, picture, value } from "~/fields/wire-examples";

export const frameExamples = {
  "with everything": paragraph("frame", {
    field_title: value("Onze hulplijn"),
    field_text: html("<p>Bellen is gratis. Het kan elke dag van 9.00 tot 23.00 uur.</p>"),
    field_link: link("tel:08000000000", "Bel 0800 000 00 00"),
    field_image: picture("Een medewerker van de hulplijn met een koptelefoon"),
  }),
  "with nothing but a title": paragraph("frame", {
    field_title: value("Vrijdag zijn we dicht"),
    field_text: [],
    field_link: [],
    field_image: [],
  }),
  "with a long text and no picture": paragraph("frame", {
    field_title: value("Arbeidsongeschiktheidsverzekering en andere regelingen als je nog werkt"),
    field_text: html(
      "<h2>Wie helpt je?</h2><p>De bedrijfsarts praat met jou en je werkgever. Samen kijken jullie welk werk nog past. Je hoeft niet te zeggen welke ziekte je hebt. De bedrijfsarts mag dat ook niet doorvertellen.</p><ol><li>Maak een afspraak.</li><li>Neem iemand mee.</li><li>Schrijf op wat je afspreekt.</li></ol>",
    ),
    field_link: link("https://www.uwv.example.nl/werken-met-een-ziekte", "Lees over werken met een ziekte"),
  }),
};
