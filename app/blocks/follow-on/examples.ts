import { html, link, paragraph, value } from "~/fields/wire-examples";

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

const examplesOf = (bundle: string) => ({
  "with the editor's links": paragraph(bundle, fields),
  "with nothing": paragraph(bundle, { field_title: [], field_text: [], field_items: [] }),
  "with a long text and many links": paragraph(bundle, {
    field_title: value("Volg de vrijwilligers van al onze regionale afdelingen op de voet"),
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
});

export const followOnExamples = examplesOf("follow_on");

/** The same block under its other bundle. */
export const volgOnsExamples = examplesOf("volgOns");
