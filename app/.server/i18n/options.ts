import type { InitOptions } from "i18next";
import type { Brand } from "~/utils/brand";
import { common as alzheimer } from "./nl/alzheimer";
import { common as dementie } from "./nl/dementie";
import { common as samen } from "./nl/samen";

const textsByBrand = { alzheimer, samen, dementie } as const;

/** i18next's options for a brand: Dutch with Dutch as fallback, namespace Common. */
export function i18nOptions(brand: Brand): InitOptions {
  return {
    lng: "nl",
    fallbackLng: "nl",
    supportedLngs: ["nl"],
    ns: ["Common"],
    defaultNS: "Common",
    resources: { nl: { Common: textsByBrand[brand] } },
    interpolation: { escapeValue: false },
  };
}
