import { type CommonTexts, sharedTexts } from "../common";

export const common: CommonTexts = {
  ...sharedTexts,
  brand: {
    name: "samen dementievriendelijk",
    logo: "samen – dementievriendelijk, naar de beginpagina",
    description: "Iedereen kan iets doen voor mensen met dementie. Leer hier hoe.",
  },
  helpCard: {
    title: "Vraag over dementie?",
    text: "Bel onze hulplijn. Vrijwilligers denken met je mee. Gratis, elke dag van 9.00 tot 23.00 uur.",
  },
  prefooter: {
    ...sharedTexts.prefooter,
    title: "Doe jij ook mee?",
    text: "Samen maken we Nederland vriendelijk voor mensen met dementie.",
  },
  footer: {
    ...sharedTexts.footer,
    about:
      "Samen maken we Nederland vriendelijk voor mensen met dementie. In winkels, clubs, straten en op het werk.",
  },
};
