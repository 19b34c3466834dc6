import { longestText, longestTitle } from "~/fields/longest-texts";
import { html, paragraph, value } from "~/fields/wire-examples";

export const textSplitColumnsExamples = {
  "with a title": paragraph("text_split_columns", {
    field_title: value("Volmacht of levenstestament?"),
    field_text_left: html(
      "<h3>Volmacht</h3><p>Je geeft iemand toestemming om één ding voor je te doen. Bijvoorbeeld betalen.</p>",
    ),
    field_text_right: html(
      "<h3>Levenstestament</h3><p>Je legt vast wie voor je beslist als jij dat niet meer kunt.</p>",
    ),
  }),
  "with nothing but two texts": paragraph("text_split_columns", {
    field_title: [],
    field_text_left: html("<p><strong>Dit kun je zien.</strong> Iemand loopt zoekend rond.</p>"),
    field_text_right: html("<p><strong>Dit kun je doen.</strong> Zeg rustig wie je bent.</p>"),
  }),
  "with the longest text": paragraph("text_split_columns", {
    field_title: longestTitle(),
    field_text_left: longestText(),
    field_text_right: longestText(),
  }),
};
