import { type CommonTexts, sharedTexts } from "./texts";

/** General information about dementia, for everyone. */
export const common: CommonTexts = {
  ...sharedTexts,
  brand: {
    name: "dementie",
    shortName: "dementie",
    logo: "dementie – weten, regelen, leven, naar de beginpagina",
    description: "Duidelijke uitleg over dementie: herkennen, begrijpen en regelen.",
    shareAlt: "dementie: weten, regelen, leven. Een oudere man en een jonge vrouw werken in een tuin.",
  },
  helpStrip: { ...sharedTexts.helpStrip, long: "Liever praten dan lezen? Stel je vraag over dementie:" },
  helpCard: {
    title: "Nog een vraag?",
    text: "Stel je vraag aan de hulplijn. Daar weten ze veel van dementie. Gratis, elke dag van 9.00 tot 23.00 uur.",
  },
  prefooter: {
    ...sharedTexts.prefooter,
    title: "Help mee aan goede uitleg",
    text: "Zo weet iedereen op tijd wat dementie is en wat je kunt doen.",
    money: {
      ...sharedTexts.prefooter.money,
      text: "Met jouw gift maken we uitleg die iedereen begrijpt. En we betalen er de hulplijn en onderzoek van.",
    },
  },
  newsletter: {
    ...sharedTexts.newsletter,
    intro: "Elke maand nieuwe uitleg over dementie en handige tips in je mailbox.",
    footerTitle: "Elke maand nieuwe uitleg",
  },
  footer: {
    ...sharedTexts.footer,
    about:
      "Betrouwbare uitleg over dementie, in gewone woorden. Voor wie het heeft, voor wie ervoor zorgt en voor wie zich iets afvraagt.",
  },
};
