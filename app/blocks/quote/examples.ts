import { link, paragraph, picture, value } from "../../../tests/factories/drupal";

/** As the CMS sends them; blocks.test.tsx decodes, renders and checks each. */
export const quoteExamples = {
  "with everything": paragraph("quote", {
    field_quote: value("Op dinsdag gaat Henk naar de tuin. Die dag is van mij."),
    field_author: value("Marga"),
    field_author_description: value("zorgt voor haar man Henk"),
    field_image: picture("Portret van Marga"),
    field_image_position: value("right"),
    field_link: link("internal:/nieuws/marga", "Lees het verhaal van Marga"),
  }),
  "with nothing but words": paragraph("quote", {
    field_quote: value("Je bent meer dan je ziekte."),
    field_image: [],
  }),
};
