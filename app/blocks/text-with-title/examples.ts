import { longestText, longestTitle } from "~/fields/longest-texts";
import { html, paragraph, value } from "~/fields/wire-examples";

export const textWithTitleExamples = {
  "with a title and two paragraphs": paragraph("text_with_title", {
    field_title: value("Hoe begin je erover?"),
    field_text: html(
      "<p>Kies een rustig moment. Zeg wat je ziet en wat je voelt. Wijs niet naar wat de ander fout doet.</p><p>Lukt het niet? Vraag de huisarts om mee te denken.</p>",
    ),
  }),
  "with the longest text": paragraph("text_with_title", {
    field_title: longestTitle(),
    field_text: longestText(),
  }),
};
