import { expect, test } from "vitest";
import { type Brand, brands } from "~/utils/brand";
import { sharedTexts } from "./nl/texts";
import { i18nOptions } from "./options";
import { i18nOf, translatorOf } from "./translator";

/** Every text of a set with its key, however deep. */
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

test("every text of every folder is gathered, and no two have one key", () => {
  const own = Object.values(files).flatMap((exported) =>
    Object.values(exported).flatMap((set) => textsOf(set)),
  );
  expect(own.map(([key]) => key).sort()).toEqual(
    textsOf(sharedTexts)
      .map(([key]) => key)
      .sort(),
  );
});

/** What each brand says in words of its own. */
const brandKeys = [
  ...["name", "shortName", "logo", "description", "shareAlt"].map((key) => `brand.${key}`),
  ...["prefooter.title", "prefooter.text", "newsletter.intro", "newsletter.footerTitle", "footer.about"],
];

test.each(brands)("%s has every text, and none that nobody else has", (brand) => {
  const keys = setOf(brand).map(([key]) => key);
  expect(new Set(keys)).toEqual(new Set([...textsOf(sharedTexts).map(([key]) => key), ...brandKeys]));
});

test.each(brands)("no text of %s is empty or has spaces around it", (brand) => {
  for (const [key, text] of setOf(brand)) {
    expect(text, key).toEqual(expect.any(String));
    expect(text, key).toMatch(/^\S(.*\S)?$/s);
  }
});

test.each(brands)("every text of %s has the variables of the shared one", (brand) => {
  const shared = new Map(textsOf(sharedTexts));
  for (const [key, text] of setOf(brand)) {
    if (shared.has(key)) expect(variablesOf(text), key).toEqual(variablesOf(shared.get(key)));
  }
});

test.each(brandKeys)("brands differ in %s", (key) => {
  const texts = brands.map((brand) => new Map(setOf(brand)).get(key));
  expect(new Set(texts).size).toBe(brands.length);
});

test("loaders and components translate alike, each in the words of its brand", async () => {
  for (const brand of brands) {
    const translate = await translatorOf(brand);
    const instance = await i18nOf(brand);
    expect(translate("prefooter.title")).toBe(instance.t("prefooter.title"));
    expect(translate("brand.name")).toBe(new Map(setOf(brand)).get("brand.name"));
  }
});

test("one result is not many", async () => {
  const t = await translatorOf("dementie");
  expect(t("search.count", { count: 1, term: "koffie" })).toBe("1 resultaat voor ‘koffie’");
  expect(t("search.count", { count: 0, term: "koffie" })).toBe("0 resultaten voor ‘koffie’");
});

test.each(["$t(brand.name)", "{{brand}}", "<b>&amp;</b>", "$1"])(
  "a visitor's '%s' stays what it is",
  async (term) => {
    const t = await translatorOf("dementie");
    expect(t("search.titleFor", { term })).toBe(`Zoeken naar ‘${term}’`);
  },
);

test("a brand's translations are built once", async () => {
  expect(await i18nOf("samen")).toBe(await i18nOf("samen"));
  expect(await translatorOf("samen")).toBe(await translatorOf("samen"));
});
