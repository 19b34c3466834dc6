import { longestText, longestTitle } from "~/fields/longest-texts";
import { html, link, node, paragraph, value } from "~/fields/wire-examples";

/** A building block that refers to content with the given blocks. */
export const buildingBlock = (blocks: unknown[], status = true) =>
  paragraph("centralised_building_block", {
    field_building_block: [
      node("centralised_building_block", "Hulp bij geldzaken", "", {
        status: value(status),
        field_page_content: blocks,
      }),
    ],
  });

export const sentence = (text: string) => paragraph("text", { field_text: html(`<p>${text}</p>`) });

export const centralisedBuildingBlockExamples = {
  "with two blocks": buildingBlock([
    paragraph("kader", {
      field_title: value("Kom je er niet uit?"),
      field_text: html("<p>Bel gratis met onze hulplijn. Elke dag van 9.00 tot 23.00 uur.</p>"),
    }),
    paragraph("internalLink", { field_link: link("internal:/hulplijn", "Lees over de hulplijn") }),
  ]),
  "with one nested in another": buildingBlock([
    sentence("Vraag hulp op tijd."),
    buildingBlock([sentence("De gemeente helpt met formulieren.")]),
  ]),
  "with nothing": paragraph("centralised_building_block", { field_building_block: [] }),
  "with the longest text": buildingBlock([
    paragraph("text_with_title", { field_title: longestTitle(), field_text: longestText() }),
  ]),
};
