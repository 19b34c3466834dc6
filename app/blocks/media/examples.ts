import { drawing, paragraph, picture, value } from "../../../tests/factories/drupal";

const media = (width: string) =>
  paragraph("media", {
    field_media: picture("Vier mensen drinken samen koffie"),
    field_media_width: value(width),
    field_caption: value("Elke week is er koffie in het Alzheimer Café."),
  });

export const mediaExamples = {
  "with a width of 33": media("33"),
  "with a width of 50": media("50"),
  "with a width of 100": media("100"),
  "with nothing but a drawing": paragraph("media", {
    field_media: drawing(),
    field_media_width: [],
    field_caption: [],
  }),
};
