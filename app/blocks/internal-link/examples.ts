import { link, paragraph } from "~/fields/wire-examples";

export const internalLinkExamples = {
  "with a link": paragraph("internalLink", {
    field_link: link("internal:/zorgen/partner", "Zorgen voor je partner"),
  }),
  "with nothing but an address": paragraph("internalLink", { field_link: link("internal:/zorgen", "") }),
  "with a long text": paragraph("internalLink", {
    field_link: link(
      "internal:/regelzaken/volmacht-en-levenstestament",
      "Lees hoe je een volmacht, een levenstestament of een schriftelijke wilsverklaring laat vastleggen",
    ),
  }),
  "with another website": paragraph("internalLink", {
    field_link: link("https://www.regelhulp.example.nl", "Regelhulp van de overheid"),
  }),
};
