import { html, link, paragraph, picture, value } from "~/fields/wire-examples";

const item = (title: string, text: string) =>
  paragraph("impact_item", {
    field_title: value(title),
    field_text: html(text),
    field_image: picture("Mensen drinken samen koffie"),
  });

const fields = {
  field_title: value("Dit kon dankzij jou"),
  field_link: link("internal:/over-ons/wat-we-doen", "Lees wat we doen"),
  field_items: [
    item("Een luisterend oor", "<p>De hulplijn was elke dag open.</p>"),
    item("Minder alleen", "<p>In elke afdeling is een Alzheimer Café.</p>"),
    item("Meer kennis", "<p>Onderzoekers zoeken naar betere zorg.</p>"),
  ],
};

const examplesOf = (bundle: string) => ({
  "with everything": paragraph(bundle, fields),
  "with nothing but a title in the item": paragraph(bundle, {
    field_title: [],
    field_link: [],
    field_items: [
      paragraph("impact_item", {
        field_title: value("Een luisterend oor"),
        field_text: [],
        field_image: [],
      }),
    ],
  }),
  "with long titles and texts": paragraph(bundle, {
    field_title: value("Wat vrijwilligers, donateurs en collectanten samen mogelijk maken in heel Nederland"),
    field_link: link("https://www.jaarverslag.example.nl/2025", "Lees het jaarverslag van vorig jaar"),
    field_items: [
      item(
        "Wetenschappelijk vervolgonderzoek naar mantelzorgondersteuning",
        "<p>We betalen onderzoek naar wat mensen thuis echt helpt. Onderzoekers praten daarvoor met honderden mensen met dementie en hun naasten.</p><ul><li>Thuis aan de keukentafel.</li><li>In de dagbesteding.</li></ul>",
      ),
      item("Bezoek aan huis", "<p>Iemand komt langs en luistert.</p>"),
    ],
  }),
});

export const impactBlockExamples = examplesOf("impact_block");

/** The same block under its other bundle. */
export const impactExamples = examplesOf("impact");
