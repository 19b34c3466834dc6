import { longestLink, longestTitle, longText } from "~/fields/longest-texts";
import { html, link, paragraph, picture, value } from "~/fields/wire-examples";

const item = (title: string, text: string, uri: string) =>
  paragraph("home_grid_image_item", {
    field_title: value(title),
    field_text: html(text),
    field_image: picture("Twee mensen in gesprek op een bank"),
    field_link: link(uri, "Lees meer"),
  });

export const homeGridImageExamples = {
  "with everything": paragraph("home_grid_image", {
    field_title: value("Zo steunen we je"),
    field_text: html(
      "<p>Je hoeft het niet alleen uit te zoeken. Bel ons, kom langs of volg een training.</p>",
    ),
    field_items: [
      item(
        "Bel onze hulplijn",
        "<p>Bellen is gratis. We zijn er elke dag van 9.00 tot 23.00 uur.</p>",
        "internal:/hulplijn",
      ),
      item(
        "Ontmoet anderen",
        "<p>In een Alzheimer Café begrijpt iedereen wat je meemaakt.</p>",
        "internal:/regios",
      ),
    ],
  }),
  "as a carousel": paragraph("home_grid_image", {
    field_title: value("Verhalen & tips"),
    field_text: [],
    field_carousel: value(true),
    field_items: [
      item("Bel onze hulplijn", "<p>Bellen is gratis.</p>", "internal:/hulplijn"),
      item("Ontmoet anderen", "<p>In een Alzheimer Café begrijpt iedereen je.</p>", "internal:/regios"),
      item(
        "Leer in een training van een uur hoe je rustig reageert als het gedrag van je partner verandert",
        "<p>Je oefent met situaties van thuis. Alleen, of samen met anderen die voor iemand zorgen.</p>",
        "internal:/trainingen",
      ),
      item("Lees de brochure", "<p>Je krijgt hem gratis thuis.</p>", "internal:/informatie-brochure"),
    ],
  }),
  "with nothing but a title in the tile": paragraph("home_grid_image", {
    field_title: [],
    field_text: [],
    field_items: [
      paragraph("home_grid_image_item", {
        field_title: value("Volg een training"),
        field_text: [],
        field_image: [],
        field_link: [],
      }),
    ],
  }),
  "with the longest text": paragraph("home_grid_image", {
    field_title: longestTitle(),
    field_text: longText(),
    field_items: [0, 1, 2].map((index) =>
      paragraph("home_grid_image_item", {
        field_title: longestTitle(index),
        field_text: longText(),
        field_image: picture(),
        field_link: longestLink(index),
      }),
    ),
  }),
};
