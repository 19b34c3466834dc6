import { html, paragraph, value } from "~/fields/wire-examples";

const content = {
  field_title: value("Maak je je zorgen?"),
  field_text: html("<p>Praat erover met je huisarts. Neem iemand mee die je vertrouwt.</p>"),
};

export const kaderExamples = {
  "in the accent colour": paragraph("kader", { ...content, field_color: value("accent") }),
  "in the colour of the brand": paragraph("kader", { ...content, field_color: value("brand") }),
  "in sand": paragraph("kader", { ...content, field_color: value("sand") }),
  "with nothing but a text": paragraph("kader", {
    field_title: [],
    field_text: content.field_text,
    field_color: [],
  }),
  "with a long text, headings and a list": paragraph("kader", {
    field_title: value("Aansprakelijkheidsverzekering en verzekeringsvoorwaarden bij dementie"),
    field_text: html(
      "<h2>Vraag dit aan je verzekeraar</h2><p>Soms betaalt een verzekering niet als je niets hebt gemeld. Bel daarom op tijd.</p><ul><li>Moet ik mijn diagnose melden?</li><li>Ben ik verzekerd als ik iets kapotmaak?</li></ul><h3>En de auto?</h3><p>Lees meer over <a href='/leven-met-dementie/autorijden'>autorijden</a>.</p>",
    ),
    field_color: value("brand"),
  }),
};
