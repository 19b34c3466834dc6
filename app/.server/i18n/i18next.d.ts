import type { CommonTexts } from "./nl/texts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "Common";
    resources: { Common: CommonTexts };
  }
}
