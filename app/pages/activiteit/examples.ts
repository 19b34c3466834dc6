import { textExamples } from "~/blocks/text/examples";
import { address, drawing, html, link, node, picture, term, value } from "~/fields/wire-examples";

const rivierenland = node("regio", "Rivierenland", "/regios/rivierenland");
const tiel = node("location", "Alzheimer Café Tiel", "/regios/rivierenland/alzheimer-cafe-tiel");
const alzheimerCafe = term(31, "Alzheimer Café").map((item) => ({ ...item, field_icon: drawing("") }));
const path = "/regios/rivierenland/activiteiten";

export const activiteitExamples = {
  "with everything": node("activiteit", "Wat regel je op tijd?", `${path}/wat-regel-je-op-tijd`, {
    field_activity_type: alzheimerCafe,
    field_start_date: value("2027-03-04"),
    field_start_time: value(50_400),
    field_end_time: value(57_600),
    field_entry_time: value(48_600),
    field_location: value("De Tuinkamer"),
    field_costs: value("Gratis, de koffie ook"),
    field_accessibility: value("Met rolstoel en rollator goed te bereiken."),
    field_locatie: [tiel],
    field_address: address({
      organization: "De Tuinkamer",
      address_line1: "Lindelaan 12",
      postal_code: "4001 AB",
      locality: "Tiel",
    }),
    field_geo: [{ value: "POINT (5.429 51.887)", lat: 51.887, lon: 5.429 }],
    field_external_link: link("https://www.example.nl/programma", "Bekijk het programma"),
    field_regio: [rivierenland],
    field_introduction_wysiwyg: html("<p>Een notaris vertelt wat je kunt vastleggen.</p>"),
    field_header_image_video: picture("Vier mensen drinken samen koffie"),
    field_page_content: [textExamples["with headings, a list and links"]],
  }),
  "of several days without times": node("activiteit", "Samen op vakantie", `${path}/samen-op-vakantie`, {
    field_activity_type: term(34, "Ontmoeting"),
    field_start_date: value("2027-06-07"),
    field_end_date: value("2027-06-11"),
    field_address: address({ locality: "Ommen" }),
    field_external_link: link("https://www.example.nl/vakantie", ""),
  }),
  "that is over": node("activiteit", "Kerststukjes maken", `${path}/kerststukjes-maken`, {
    field_start_date: value("2025-12-16"),
    field_regio: [rivierenland],
  }),
  "that is over and has a next date": node("activiteit", "Wandelen", `${path}/wandelen-2025-12-16`, {
    field_start_date: value("2025-12-16"),
    field_regio: [rivierenland],
    field_next_activity: [
      {
        ...node("activiteit", "Wandelen", `${path}/wandelen-2026-12-15`),
        field_start_date: value("2026-12-15"),
      },
    ],
  }),
  "with nothing but a title": node("activiteit", "Wandelen met koffie na", `${path}/wandelen`),
};
