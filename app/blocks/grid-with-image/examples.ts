import { longestLink, longestTitle, longText } from "~/fields/longest-texts";
import { html, link, paragraph, picture, value } from "~/fields/wire-examples";

const item = (title: string, text: string, uri: string) =>
  paragraph("grid_with_image_item", {
    field_title: value(title),
    field_text: html(text),
    field_image: picture("Mensen eten samen aan een lange tafel"),
    field_link: link(uri, "Lees meer"),
  });

const ways = [
  item(
    "In de winkel",
    "<p>Zet een stoel neer. Maak één kassa zonder haast.</p>",
    "internal:/nieuws/supermarkt-leert-rustig-helpen",
  ),
  item(
    "Op de club",
    "<p>Haal iemand op voor de training.</p>",
    "internal:/nieuws/wandelvoetbal-voor-iedereen",
  ),
  item("In de straat", "<p>Zeg elke dag even gedag.</p>", "internal:/regios"),
  item("Op het werk", "<p>Praat samen over wat er nog kan.</p>", "internal:/leven-met-dementie/werken"),
];

export const gridWithImageExamples = {
  "with four columns": paragraph("grid_with_image", {
    field_title: value("Wat kun jij doen?"),
    field_columns: value(4),
    field_items: ways,
  }),
  "with three columns": paragraph("grid_with_image", {
    field_title: value("Kies wat bij je past"),
    field_columns: value(3),
    field_image_ratio: value("1-1"),
    field_items: ways.slice(0, 3),
  }),
  "with nothing but a title in the card": paragraph("grid_with_image", {
    field_title: [],
    field_columns: [],
    field_items: [
      paragraph("grid_with_image_item", {
        field_title: value("Ontmoetingscentrum"),
        field_text: [],
        field_image: [],
        field_link: [],
      }),
    ],
  }),
  "with the longest text": paragraph("grid_with_image", {
    field_title: longestTitle(),
    field_columns: value(4),
    field_items: [0, 1, 2, 3].map((index) =>
      paragraph("grid_with_image_item", {
        field_title: longestTitle(index),
        field_text: longText(),
        field_image: picture(),
        field_link: longestLink(index),
      }),
    ),
  }),
};
