import type { CommonTexts } from "./nl/common";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "Common";
    resources: { Common: CommonTexts };
  }
}
