import { longestLink } from "~/fields/longest-texts";
import { link, paragraph, picture, value } from "~/fields/wire-examples";

export const quoteExamples = {
  "with everything": paragraph("quote", {
    field_quote: value("Op dinsdag gaat Henk naar de tuin. Die dag is van mij."),
    field_author: value("Marga"),
    field_author_description: value("zorgt voor haar man Henk"),
    field_image: picture("Portret van Marga"),
    field_image_position: value("right"),
    field_link: link("internal:/nieuws/marga", "Lees het verhaal van Marga"),
  }),
  "with nothing but a text": paragraph("quote", {
    field_quote: value("Je bent meer dan je ziekte."),
    field_image: [],
  }),
  "with the longest text": paragraph("quote", {
    field_quote: value(
      "Eerst dacht ik dat hij me niet meer wilde begrijpen. Nu weet ik dat hij het niet meer kon. Had ik dat maar drie jaar eerder geweten, dan had ik minder gemopperd, meer gelachen, en was ik veel eerder naar het ontmoetingscentrum gegaan om met anderen te praten die precies hetzelfde meemaken.",
    ),
    field_author: value("Annemarieke van den Broek-Oosterhuis"),
    field_author_description: value(
      "zorgt al elf jaar voor haar man en is vrijwilliger bij de mantelzorgondersteuning in haar dorp",
    ),
    field_image: picture("Portret van Annemarieke"),
    field_image_position: value("left"),
    field_link: longestLink(),
  }),
};
