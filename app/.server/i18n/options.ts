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
    // Flat keys: i18next splits a nested key for every text of a page.
    resources: { nl: { Common: flatten(textsByBrand[brand]) } },
    keySeparator: false,
    interpolation: { escapeValue: false },
  };
}

/** Texts by dotted key; lists stay lists. */
function flatten(texts: object, prefix = ""): Record<string, unknown> {
  const entries = Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const key = prefix + name;
    return isGroup(text) ? Object.entries(flatten(text, `${key}.`)) : [[key, text] as const];
  });
  return Object.fromEntries(entries);
}

function isGroup(text: unknown): text is object {
  return typeof text === "object" && text !== null && !Array.isArray(text);
}
