import { gridWithImageExamples } from "~/blocks/grid-with-image/examples";
import { linkListExamples } from "~/blocks/link-list/examples";
import { textWithTitleExamples } from "~/blocks/text-with-title/examples";
import { address, html, link, node, picture, term, value } from "~/fields/wire-examples";

export const regioExamples = {
  "with everything": node("regio", "Afdeling Rivierenland", "/regios/rivierenland", {
    field_introduction_wysiwyg: html(
      "<p>Woon je in Tiel of Culemborg? Onze vrijwilligers staan voor je klaar.</p>",
    ),
    field_header_image_video: picture("Een vrouw fietst langs het water"),
    field_primary_button: link("internal:/regios/rivierenland/over-de-regio", "Lees wie we zijn"),
    field_contact: value("Willemien de Groot"),
    field_phone: value("0344 00 00 00"),
    field_email: value("rivierenland@alzheimer.example"),
    field_recipient_email: value("nieuwsbrief-rivierenland@alzheimer.example"),
    field_address: address({ address_line1: "Lindelaan 12", postal_code: "4001 AB", locality: "Tiel" }),
    field_geo: [{ value: "POINT (5.429 51.887)", lat: 51.887, lon: 5.429 }],
    field_municipalities: [...term(61, "Buren"), ...term(62, "Culemborg"), ...term(63, "Tiel")],
    field_facebook: link("https://www.facebook.com/rivierenland", ""),
    field_instagram: link("https://www.instagram.com/rivierenland", "Volg ons"),
    field_twitter: link("javascript:alert(1)", "X"),
    field_page_content: [
      textWithTitleExamples["with a title and two paragraphs"],
      gridWithImageExamples["with three columns"],
      linkListExamples["with pages, a phone number and another site"],
    ],
  }),
  "with a phone number only": node("regio", "Afdeling Utrecht", "/regios/utrecht", {
    field_phone: value("030 000 00 00"),
  }),
  "with nothing but a title": node("regio", "Afdeling Zeeland", "/regios/zeeland"),
};
