import { longestText, longestTitle } from "~/fields/longest-texts";
import { html, paragraph, value } from "~/fields/wire-examples";

const item = (title: string, text: string) =>
  paragraph("expandable_item", { field_title: value(title), field_text: html(text) });

export const expandableExamples = {
  "with a title and three questions": paragraph("expandable", {
    field_title: value("Vragen die veel mensen stellen"),
    field_items: [
      item(
        "Is alzheimer hetzelfde als dementie?",
        '<p>Nee. Alzheimer is een van de <a href="/dementie/vormen">vormen</a>.</p>',
      ),
      item("Is dementie erfelijk?", "<p>Meestal niet. Bij een kleine groep families wel.</p>"),
      item("Kun je beter worden?", "<p>Nee. Goede hulp maakt het leven wel makkelijker.</p>"),
    ],
  }),
  "with nothing but one question": paragraph("expandable", {
    field_title: [],
    field_items: [item("Mag ik nog autorijden?", "<p>Soms wel. Het CBR beslist dat samen met een arts.</p>")],
  }),
  "with the longest text": paragraph("expandable", {
    field_title: longestTitle(),
    field_items: [1, 2, 3].map((index) =>
      paragraph("expandable_item", { field_title: longestTitle(index), field_text: longestText() }),
    ),
  }),
};
