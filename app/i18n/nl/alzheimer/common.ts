import { type CommonTexts, sharedTexts } from "../common";

export const common: CommonTexts = {
  ...sharedTexts,
  brand: {
    name: "alzheimer",
    logo: "alzheimer – wij vergeten je niet, naar de beginpagina",
    description: "Hulp, uitleg en ontmoeting voor mensen met dementie en hun naasten.",
  },
};
