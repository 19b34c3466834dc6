import { longestText, longestTitle } from "~/fields/longest-texts";
import { html, paragraph, value } from "~/fields/wire-examples";

export const textTwoColumnsExamples = {
  "with a title": paragraph("text_two_coulmns", {
    field_title: value("Wie zijn de afdelingen?"),
    field_text: html(
      "<p>In een afdeling werken vrijwilligers uit de streek. Ze kennen de huisartsen, de thuiszorg en de gemeente.</p><p>Voor de meeste bijeenkomsten betaal je niets. Kun je niet alleen komen? Vraag of iemand je kan ophalen.</p>",
    ),
  }),
  "with nothing but a text": paragraph("text_two_coulmns", {
    field_title: [],
    field_text: html("<p>Je hoeft je niet aan te melden. Kom gewoon binnen.</p>"),
  }),
  "with the longest text": paragraph("text_two_coulmns", {
    field_title: longestTitle(),
    field_text: longestText(),
  }),
};
