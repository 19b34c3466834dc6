import { gridWithImageExamples } from "~/blocks/grid-with-image/examples";
import { imageGridNodeExamples } from "~/blocks/image-grid-node/examples";
import { linkListExamples } from "~/blocks/link-list/examples";
import { textWithTitleExamples } from "~/blocks/text-with-title/examples";
import { html, link, node, picture } from "../../../tests/factories/drupal";

export const overviewPageExamples = {
  "with everything": node("overview_page", "Regelzaken", "/regelzaken", {
    field_introduction_wysiwyg: html("<p>Regel het op tijd. Dan kun je zelf nog kiezen.</p>"),
    field_header_image_video: picture("Papieren op een keukentafel"),
    field_primary_button: link("internal:/regelzaken/casemanager", "Vraag een casemanager"),
    field_page_content: [
      imageGridNodeExamples["with four columns"],
      textWithTitleExamples["with a title and two paragraphs"],
      gridWithImageExamples["with three columns"],
      linkListExamples["with pages, a phone number and another site"],
    ],
  }),
  "with nothing but a title": node("overview_page", "Zorgen", "/zorgen"),
};
