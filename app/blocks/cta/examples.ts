import { longestLink, longestTitle, longText } from "~/fields/longest-texts";
import { drawing, html, link, paragraph, picture, value } from "~/fields/wire-examples";

export const brochures = paragraph("cta_brochures", {
  field_title: value("Is het dementie?"),
  field_text: html("<p>Het boekje is gratis. Je krijgt het binnen een week thuis.</p>"),
  field_image: picture("De voorkant van het boekje"),
  field_link: link("internal:/informatie-brochure", "Bestel het boekje"),
});

export const extensive = paragraph("cta_extensive", {
  field_title: value("Doe jij ook mee?"),
  field_text: html("<p>We zoeken mensen in het hele land. Een paar uur per maand is genoeg.</p>"),
  field_image: picture("Een vrijwilliger schenkt koffie in"),
  field_link: link("internal:/vrijwilligerswerk", "Word vrijwilliger"),
  field_secondary_link: link("tel:08000000000", "Bel 0800 000 00 00"),
});

export const memoryTest = paragraph("cta_geheugentest", {
  field_title: value("Vergeet je steeds meer?"),
  field_text: html("<p>De test duurt vijf minuten. Je krijgt meteen uitleg.</p>"),
  field_link: [],
});

const spotlight = (width: string) =>
  paragraph("spotlight", {
    field_title: value("Wandel mee op 21 maart"),
    field_text: html("<p>Samen lopen we tien kilometer. Met de opbrengst betalen we onderzoek.</p>"),
    field_image: drawing("Wandelaars op een dijk"),
    field_link: link("https://www.wandelmee.example.nl/aanmelden", "Meld je aan"),
    field_secondary_link: link("internal:/steun-ons/in-actie-komen", "Bekijk alle acties"),
    field_width: value(width),
  });

export const ctaExamples = {
  "with the brochures": paragraph("cta", { field_items: [brochures] }),
  "with an extensive item and the memory test": paragraph("cta", { field_items: [extensive, memoryTest] }),
  "with a narrow and a wide spotlight": paragraph("cta", {
    field_items: [spotlight("narrow"), { ...spotlight("wide"), field_title: value("Loop een eigen route") }],
  }),
  "with nothing but titles and links": paragraph("cta", {
    field_items: ["cta_brochures", "cta_extensive", "spotlight"].map((kind, index) =>
      paragraph(kind, {
        field_title: value(
          ["Vraag het boekje aan", "Help mee met de collecte", "Geef een training"][index] ?? "",
        ),
        field_text: [],
        field_image: [],
        field_link: link("internal:/contact", "Stel je vraag"),
        field_secondary_link: [],
      }),
    ),
  }),
  "with the longest text": paragraph("cta", {
    field_items: [brochures, extensive, memoryTest, spotlight("narrow"), spotlight("wide")].map(
      (item, index) => ({
        ...item,
        field_title: longestTitle(index),
        field_text: longText(),
        field_link: longestLink(index),
        ...("field_secondary_link" in item && { field_secondary_link: longestLink(index + 1) }),
      }),
    ),
  }),
};
