import { quoteExamples } from "~/blocks/quote/examples";
import { textExamples } from "~/blocks/text/examples";
import { html, link, node, picture, value } from "~/fields/wire-examples";

export const businessPartnerExamples = {
  "with everything": node("business_partner", "Bakkerij Van Rooijen", "/steun-ons/bedrijven/van-rooijen", {
    field_tag: value("Bedrijfsvriend"),
    field_introduction_wysiwyg: html("<p>De bakker geeft een deel van de opbrengst van zijn taart.</p>"),
    field_header_image_video: picture("Een bakker achter de toonbank"),
    field_primary_button: link("https://bakkerij.example/", "Naar de website"),
    field_page_content: [textExamples["with headings, a list and links"], quoteExamples["with everything"]],
  }),
  "with nothing but a title": node("business_partner", "Drukkerij De Brug", "/steun-ons/bedrijven/de-brug"),
};
