import { longestLink, longestTitle } from "~/fields/longest-texts";
import { link, paragraph, value } from "~/fields/wire-examples";

const item = (uri: string, title: string, description?: string) =>
  paragraph("link_list_item", {
    field_link: link(uri, title),
    field_description: description ? value(description) : [],
  });

export const homeLinkGridExamples = {
  "with a title and descriptions": paragraph("home_link_grid", {
    field_title: value("Regel het stap voor stap"),
    field_items: [
      item("internal:/regelzaken/casemanager", "Casemanager", "Hoe krijg je er een en wat kost het?"),
      item("internal:/regelzaken/hulp-thuis", "Hulp thuis", "Wie betaalt welke hulp?"),
      item("internal:/regelzaken/dagbesteding", "Dagbesteding", "Een fijne dag buiten de deur."),
      item("https://www.mantelzorg.nl", "Alles voor mantelzorgers"),
    ],
  }),
  "with nothing but links": paragraph("home_link_grid", {
    field_title: [],
    field_items: [
      item("internal:/leven-met-dementie/autorijden", "Autorijden"),
      item("internal:/leven-met-dementie/werken", "Werken"),
    ],
  }),
  "with an icon before each link": paragraph("home_link_grid", {
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
  "with the longest text": paragraph("home_link_grid", {
    field_title: longestTitle(),
    field_items: [0, 1, 2].map((index) =>
      paragraph("link_list_item", { field_link: longestLink(index), field_description: longestTitle(index) }),
    ),
  }),
};
