import { type CommonTexts, sharedTexts } from "./texts";

/** A patient organisation, which writes as 'wij', for people with dementia and those close to them. */
export const common: CommonTexts = {
  ...sharedTexts,
  brand: {
    name: "alzheimer",
    shortName: "alzheimer",
    logo: "alzheimer – wij vergeten je niet, naar de beginpagina",
    description: "Hulp, uitleg en ontmoeting voor mensen met dementie en hun naasten.",
    shareAlt: "alzheimer, wij vergeten je niet. Vier mensen drinken samen koffie.",
  },
  prefooter: {
    ...sharedTexts.prefooter,
    title: "Doe je met ons mee?",
    text: "Samen zorgen we dat niemand met dementie er alleen voor staat.",
  },
  newsletter: {
    ...sharedTexts.newsletter,
    intro: "Elke maand tips, verhalen en nieuws van ons in je mailbox.",
    footerTitle: "Elke maand tips en nieuws",
  },
  footer: {
    ...sharedTexts.footer,
    about: "Wij zijn er voor mensen met dementie en iedereen om hen heen. Landelijk en bij jou in de buurt.",
  },
};
