import { html, paragraph, value } from "~/fields/wire-examples";

export const donationFrequency = (frequency: string, amounts: (number | string)[], title?: string) =>
  paragraph("donation_frequency", {
    field_frequency: value(frequency),
    field_title: title ? value(title) : [],
    field_amounts: amounts.flatMap(value),
  });

export const donateWidgetExamples = {
  "with every frequency": paragraph("donate_widget", {
    field_title: value("Jouw gift doet ertoe"),
    field_text: html("<p>Met giften betalen we de hulplijn, de Alzheimer Cafés en onderzoek.</p>"),
    field_items: [
      donationFrequency("eenmalig", [10, 25, 50]),
      donationFrequency("maandelijks", [5, 10, 15], "Per maand"),
      donationFrequency("jaarlijks", [30, 60, 120]),
    ],
  }),
  "with one frequency and one amount": paragraph("donate_widget", {
    field_title: [],
    field_text: [],
    field_items: [donationFrequency("eenmalig", [20])],
  }),
  "with long names and large amounts": paragraph("donate_widget", {
    field_title: value("Help mee aan een toekomst waarin niemand met dementie er alleen voor staat"),
    field_text: html("<p>Kies zelf hoe vaak en hoeveel je geeft.</p><p>Stoppen kan altijd.</p>"),
    field_items: [
      donationFrequency("maandelijks", [5, 10, 15, 25, 50, 1500], "Iedere maand, stoppen kan altijd"),
      donationFrequency("jaarlijks", [50, 5000], "Eén keer in het jaar"),
    ],
  }),
};
