import { createInstance, type i18n, type TFunction } from "i18next";
import { initReactI18next } from "react-i18next";
import { RemixI18Next } from "remix-i18next/server";
import type { Brand } from "~/utils/brand";
import { i18nOptions } from "./options";

// An instance costs about a millisecond to build, so each brand has one for the life of the process.
const translators = new Map<Brand, Promise<TFunction<"Common">>>();
const instances = new Map<Brand, i18n>();

/** Translates for loaders and actions. */
export function translatorOf(brand: Brand): Promise<TFunction<"Common">> {
  const known = translators.get(brand);
  if (known) return known;
  const remixI18n = new RemixI18Next({
    detection: { supportedLanguages: ["nl"], fallbackLanguage: "nl" },
    i18next: i18nOptions(brand),
  });
  const translator = remixI18n.getFixedT("nl", "Common");
  translators.set(brand, translator);
  return translator;
}

/** Translates for components rendered on the server. */
export async function i18nOf(brand: Brand): Promise<i18n> {
  const known = instances.get(brand);
  if (known) return known;
  const instance = createInstance();
  await instance.use(initReactI18next).init({ ...i18nOptions(brand), lng: "nl" });
  instances.set(brand, instance);
  return instance;
}
