import { longestTitle } from "~/fields/longest-texts";
import { paragraph, term, value } from "~/fields/wire-examples";

export const newsBlockExamples = {
  "with a title and a category": paragraph("news_block", {
    field_title: value("Nieuws over onderzoek"),
    field_news_category: term(2, "Onderzoek"),
  }),
  "with nothing from the editor": paragraph("news_block", { field_title: [], field_news_category: [] }),
  "with the longest title": paragraph("news_block", { field_title: longestTitle() }),
};
