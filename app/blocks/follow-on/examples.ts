import { html, link, paragraph, value } from "../../../tests/factories/drupal";

const item = (uri: string, title: string) => paragraph("follow_on_item", { field_link: link(uri, title) });

const fields = {
  field_title: value("Volg Alzheimer Café Zutphen"),
  field_text: html("<p>Zie elke week wat er te doen is.</p>"),
  field_items: [
    item("https://www.facebook.com/cafezutphen", "Facebook"),
    item("https://www.instagram.com/cafezutphen", "Instagram"),
    item("internal:/nieuwsbrief", "Nieuwsbrief"),
  ],
};

export const followOnExamples = {
  "with links of its own": paragraph("follow_on", fields),
  "with nothing": paragraph("follow_on", { field_title: [], field_text: [], field_items: [] }),
  "with a long text and many links": paragraph("follow_on", {
    field_title: value("Volg de vrijwilligers van onze achtenveertig afdelingen op de voet"),
    field_text: html(
      "<p>We vertellen wat we meemaken, geven tips en beantwoorden vragen. Je leest verhalen van mensen met dementie en van hun naasten.</p>",
    ),
    field_items: [
      "Facebook",
      "Instagram",
      "LinkedIn",
      "YouTube",
      "Podcast Onvergetelijk",
      "WhatsApp-kanaal",
    ].map((name, index) => item(`https://www.example.nl/kanaal-${index}`, name)),
  }),
};

export const volgOnsExamples = {
  "with links of its own": paragraph("volgOns", fields),
};
