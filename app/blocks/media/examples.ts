import { longestTitle } from "~/fields/longest-texts";
import { drawing, file, film, paragraph, picture, value, video } from "~/fields/wire-examples";

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
  "with a video of YouTube": paragraph("media", {
    field_media: video({ transcript_url: "/ab12/tekst.pdf" }),
    field_media_width: value("50"),
    field_caption: value("Een rustig gesprek."),
  }),
  "with a video without a still": paragraph("media", {
    field_media: video({ type: "vimeo", id: "76979871", iframe_url: "" }, "", []),
  }),
  "with a video file and captions": paragraph("media", {
    field_media: film({ captions_url: "/ab12/film.vtt" }),
  }),
  "with a document to download": paragraph("media", {
    field_media: file(),
    field_caption: value("Je kunt de folder ook gratis bestellen."),
  }),
  "with a picture whose title is its caption": paragraph("media", {
    field_media: picture("Een zaal vol mensen", { title: "Foto: Joyce van Dam" }),
  }),
  "with a decorative video file": paragraph("media", { field_media: film({ autoplay: "1" }) }),
  "with nothing but a drawing": paragraph("media", {
    field_media: drawing(),
    field_media_width: [],
    field_caption: [],
  }),
  "with the longest caption": paragraph("media", {
    field_media: picture(),
    field_media_width: value("33"),
    field_caption: longestTitle(),
  }),
};
