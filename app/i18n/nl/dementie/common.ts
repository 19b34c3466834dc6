import { type CommonTexts, sharedTexts } from "../common";

export const common: CommonTexts = {
  ...sharedTexts,
  brand: {
    name: "dementie",
    logo: "dementie – weten, regelen, leven, naar de beginpagina",
    description: "Duidelijke uitleg over dementie: herkennen, begrijpen en regelen.",
  },
};
