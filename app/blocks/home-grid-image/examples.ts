import { html, link, paragraph, picture, value } from "../../../tests/factories/drupal";

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
};
