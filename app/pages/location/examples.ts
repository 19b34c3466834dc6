import { textExamples } from "~/blocks/text/examples";
import { address, html, link, node, picture, term, value } from "~/fields/wire-examples";

const path = "/regios/rivierenland";

export const locationExamples = {
  "with everything": node("location", "Alzheimer Café Tiel", `${path}/alzheimer-cafe-tiel`, {
    field_location_type: term(11, "Alzheimer Café"),
    field_address: address({
      organization: "De Tuinkamer",
      address_line1: "Lindelaan 12",
      postal_code: "4001 AB",
      locality: "Tiel",
    }),
    field_geo: [{ value: "POINT (5.429 51.887)", lat: 51.887, lon: 5.429 }],
    field_opening_hours: [
      { day: "donderdag", hours: "eerste donderdag van de maand, 14.00 tot 16.00 uur" },
      { day: "vrijdag", hours: "10.00 tot 12.00 uur" },
    ],
    field_contact: value("Willemien de Groot"),
    field_contact_data: html("<p>Bereikbaar op werkdagen van 9.00 tot 12.00 uur.</p>"),
    field_phone: value("0344 00 00 00"),
    field_email: value("tiel@alzheimer.example"),
    field_external_link: link("https://www.example.nl/tuinkamer", "Website van De Tuinkamer"),
    field_regio: [node("regio", "Rivierenland", path)],
    field_introduction_wysiwyg: html("<p>Elke eerste donderdag van de maand staat de koffie klaar.</p>"),
    field_header_image_video: picture("Vier mensen drinken samen koffie"),
    field_page_content: [textExamples["with headings, a list and links"]],
  }),
  "with nothing but a title": node("location", "De Hoeve Buren", `${path}/de-hoeve-buren`, {
    field_external_link: link("https://www.example.nl/hoeve", ""),
  }),
};
