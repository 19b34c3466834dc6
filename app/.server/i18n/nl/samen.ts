import { type CommonTexts, sharedTexts } from "./texts";

/** A joint initiative: what readers can do themselves, in shops, clubs and streets. */
export const common: CommonTexts = {
  ...sharedTexts,
  brand: {
    name: "samen dementievriendelijk",
    shortName: "samen",
    logo: "samen – dementievriendelijk, naar de beginpagina",
    description: "Iedereen kan iets doen voor mensen met dementie. Leer hier hoe.",
    shareAlt: "samen dementievriendelijk. Een caissière neemt de tijd voor een oudere klant.",
  },
  helpStrip: {
    ...sharedTexts.helpStrip,
    long: "Vraag over dementie? Praat met iemand die het weet:",
  },
  helpCard: {
    title: "Vraag over dementie?",
    text: "Bel de hulplijn. Vrijwilligers denken met je mee. Gratis, elke dag van 9.00 tot 23.00 uur.",
  },
  prefooter: {
    ...sharedTexts.prefooter,
    title: "Doe jij ook mee?",
    text: "Samen maken we Nederland vriendelijk voor mensen met dementie.",
    money: {
      ...sharedTexts.prefooter.money,
      text: "Met jouw gift geven we trainingen in winkels, op clubs en op het werk. Zo weet iedereen hoe je helpt.",
    },
    time: {
      ...sharedTexts.prefooter.time,
      text: "Geef een training, ga mee wandelen of schenk koffie. Ook een paar uur per maand helpt.",
    },
  },
  newsletter: {
    ...sharedTexts.newsletter,
    intro: "Elke maand een idee om te helpen, en verhalen van mensen die meedoen.",
    footerTitle: "Elke maand een idee om te helpen",
  },
  footer: {
    ...sharedTexts.footer,
    about:
      "Samen maken we Nederland vriendelijk voor mensen met dementie. In winkels, clubs, straten en op het werk.",
  },
};
