import { longestLink, longestTitle, longText } from "~/fields/longest-texts";
import { drawing, html, link, paragraph, picture, value } from "~/fields/wire-examples";

const item = (title: string, text: string, uri: string) =>
  paragraph("pijlers_item", {
    field_title: value(title),
    field_text: html(text),
    field_image: picture("Portret van een vrouw met grijs haar"),
    field_link: link(uri, "Lees meer"),
  });

export const pijlersExamples = {
  "with four pijlers": paragraph("pijlers", {
    field_title: value("Waar wil je meer over weten?"),
    field_items: [
      item(
        "Vergeet ik te veel?",
        "<p>Het verschil tussen ouder worden en <em>dementie</em>.</p>",
        "internal:/herkennen-en-diagnose/signalen",
      ),
      item(
        "Wat gebeurt er in mijn hoofd?",
        "<p>Uitleg over de hersenen.</p>",
        "internal:/dementie/wat-is-dementie",
      ),
      item(
        "Hoe help ik mijn ouder?",
        "<p>Van het eerste gesprek tot hulp thuis.</p>",
        "internal:/zorgen/ouder",
      ),
      {
        ...item(
          "Kan ik blijven werken?",
          "<p>Je rechten op een rij.</p>",
          "internal:/leven-met-dementie/werken",
        ),
        field_image: drawing(),
      },
    ],
  }),
  "with nothing but titles and links": paragraph("pijlers", {
    field_title: [],
    field_items: [
      paragraph("pijlers_item", {
        field_title: value("Steun ons"),
        field_text: [],
        field_image: [],
        field_link: link("internal:/steun-ons", "Bekijk wat je kunt doen"),
      }),
    ],
  }),
  "with the longest text": paragraph("pijlers", {
    field_title: longestTitle(),
    field_items: [0, 1, 2, 3].map((index) =>
      paragraph("pijlers_item", {
        field_title: longestTitle(index),
        field_text: longText(),
        field_image: picture(),
        field_link: longestLink(index),
      }),
    ),
  }),
};
