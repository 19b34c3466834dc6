import { expect, test } from "vitest";
import { type Brand, brands } from "~/utils/brand";
import { sharedTexts } from "./nl/texts";
import { i18nOptions } from "./options";
import { i18nOf, translatorOf } from "./translator";

/** All texts of a nested set, by dotted key. */
function textsOf(set: unknown, key = ""): [string, unknown][] {
  if (typeof set !== "object" || set === null) return [[key, set]];
  return Object.entries(set).flatMap(([name, value]) => textsOf(value, key ? `${key}.${name}` : name));
}

const setOf = (brand: Brand) => textsOf(i18nOptions(brand).resources?.nl?.Common);
const variablesOf = (text: unknown) =>
  String(text)
    .match(/{{\s*\w+\s*}}/g)
    ?.sort() ?? [];

const files = import.meta.glob<Record<string, unknown>>(["/app/**/texts.ts", "!/app/.server/**"], {
  eager: true,
});

test("the shared texts include every text of every folder under a unique key", () => {
  const texts = Object.values(files).flatMap((exported) =>
    Object.values(exported).flatMap((set) => textsOf(set)),
  );
  expect(texts.map(([key]) => key).sort()).toEqual(
    textsOf(sharedTexts)
      .map(([key]) => key)
      .sort(),
  );
});

/** The texts that each brand defines itself. */
const brandKeys = [
  ...["name", "shortName", "logo", "description", "shareAlt"].map((key) => `brand.${key}`),
  ...["prefooter.title", "prefooter.text", "newsletter.intro", "newsletter.footerTitle", "footer.about"],
];

test.each(brands)("%s has exactly the shared texts and the brand texts", (brand) => {
  const keys = setOf(brand).map(([key]) => key);
  expect(new Set(keys)).toEqual(new Set([...textsOf(sharedTexts).map(([key]) => key), ...brandKeys]));
});

test.each(brands)("no text of %s is empty or has spaces around it", (brand) => {
  for (const [key, text] of setOf(brand)) {
    expect(text, key).toEqual(expect.any(String));
    expect(text, key).toMatch(/^\S(.*\S)?$/s);
  }
});

test.each(brands)("every text of %s has the same variables as its shared text", (brand) => {
  const shared = new Map(textsOf(sharedTexts));
  for (const [key, text] of setOf(brand)) {
    if (shared.has(key)) expect(variablesOf(text), key).toEqual(variablesOf(shared.get(key)));
  }
});

test.each(brandKeys)("brands differ in %s", (key) => {
  const texts = brands.map((brand) => new Map(setOf(brand)).get(key));
  expect(new Set(texts).size).toBe(brands.length);
});

test("loaders and components use the same texts of a brand", async () => {
  for (const brand of brands) {
    const translate = await translatorOf(brand);
    const instance = await i18nOf(brand);
    expect(translate("prefooter.title")).toBe(instance.t("prefooter.title"));
    expect(translate("brand.name")).toBe(new Map(setOf(brand)).get("brand.name"));
  }
});

test("counts have a singular and a plural", async () => {
  const t = await translatorOf("dementie");
  expect(t("search.count", { count: 1, term: "koffie" })).toBe("1 resultaat voor ‘koffie’");
  expect(t("search.count", { count: 0, term: "koffie" })).toBe("0 resultaten voor ‘koffie’");
});

test.each(["$t(brand.name)", "{{brand}}", "<b>&amp;</b>", "$1"])(
  "the visitor's input '%s' is not interpreted",
  async (term) => {
    const t = await translatorOf("dementie");
    expect(t("search.titleFor", { term })).toBe(`Zoeken naar ‘${term}’`);
  },
);

test("the translators of a brand are cached", async () => {
  expect(await i18nOf("samen")).toBe(await i18nOf("samen"));
  expect(await translatorOf("samen")).toBe(await translatorOf("samen"));
});
