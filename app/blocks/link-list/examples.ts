import { longestLink, longestTitle } from "~/fields/longest-texts";
import { link, paragraph, value } from "~/fields/wire-examples";

const item = (uri: string, title: string, description?: string) =>
  paragraph("link_list_item", {
    field_link: link(uri, title),
    field_description: description ? value(description) : [],
  });

export const linkListExamples = {
  "with pages, a phone number and another site": paragraph("link_list", {
    field_title: value("Lees verder"),
    field_items: [
      item("internal:/zorgen/partner", "Zorgen voor je partner", "Tips van mensen die het ook doen."),
      item("entity:node/12", "Hulp thuis"),
      item("tel:08000000000", "Bel de hulplijn", "Gratis, elke dag van 9.00 tot 23.00 uur."),
      item(
        "https://www.rijksoverheid.nl/onderwerpen/dementie",
        "Dementie bij de Rijksoverheid",
        "Regels en wetten.",
      ),
    ],
  }),
  "with nothing but one link": paragraph("link_list", {
    field_title: [],
    field_items: [item("internal:/contact", "Stel je vraag")],
  }),
  "with an icon before each link": paragraph("link_list", {
    field_title: value("Lees, kijk en luister"),
    field_items: [
      [
        "article",
        "internal:/dementie/wat-is-dementie",
        "Wat is dementie?",
        "Lees de uitleg in vijf minuten.",
      ],
      ["video", "internal:/dementie/films", "Zo praat je met iemand met dementie"],
      ["mic", "internal:/ervaringen-delen/podcast", "Podcast: samen vergeten", "Elke maand een gesprek."],
      ["conversation", "internal:/ervaringen-delen", "Praat mee met anderen"],
      ["people", "internal:/regios", "Ontmoet mensen in de buurt"],
      ["hat", "internal:/trainingen/omgaan-met-dementie", "Volg een gratis training"],
    ].map(([icon = "", uri = "", title = "", description]) => ({
      ...item(uri, title, description),
      field_icon: value(icon),
    })),
  }),
  "with the longest text": paragraph("link_list", {
    field_title: longestTitle(),
    field_items: [0, 1, 2].map((index) =>
      paragraph("link_list_item", { field_link: longestLink(index), field_description: longestTitle(index) }),
    ),
  }),
};
