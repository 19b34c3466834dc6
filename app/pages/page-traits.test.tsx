import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockExamples } from "~/blocks/examples";
import { address, map, node, value } from "~/fields/wire-examples";
import { parseEntityId } from "~/shell/entity-id";
import { dom, render } from "../../tests/setup/render";
import { type SheetName, sheetFiles, withImports } from "../../tests/styles/sheets";
import { activiteitExamples } from "./activiteit/examples";
import { pageExamples } from "./examples";
import { locationExamples } from "./location/examples";
import { regioNieuwsExamples } from "./news/examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";
import { hasFeedbackForm, hasForm, pageIdentity, pageTitle, sheetsOf } from "./page-traits";
import { regioVacanciesExamples } from "./vacancies/examples";

const pages = Object.values(pageExamples).map((byName) => {
  const page = pageSchema.parse({ ...Object(Object.values(byName)[0]), nid: value(12) });
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  return page;
});

test.each(pages)("the entity id of a $type is its type and node id", (page) => {
  const { entityId } = pageIdentity(page);
  expect(parseEntityId(entityId ?? "")).toEqual({
    type: page.type,
    id: page.type === "homepage" ? 9999 : 12,
  });
});

test("every page type has its own kind", () => {
  const kinds = pages.map((page) => pageIdentity(page).pageKind);
  expect(new Set(kinds).size).toBe(pages.length);
});

test.each([null, 0, -1, 1.5, 1e15, Number.NaN, Number.POSITIVE_INFINITY])(
  "a page with the node id %s has no entity id",
  (nid) => {
    const page = pages.find(({ type }) => type === "content_page");
    expect(page && pageIdentity({ ...page, nid }).entityId).toBeNull();
  },
);

test("a fixed route passes its own kind, with or without a CMS page", () => {
  const [page = null] = pages;
  expect(pageIdentity(page, "search")).toMatchObject({ pageKind: "search", entityId: expect.any(String) });
  expect(pageIdentity(null, "search")).toEqual({ pageKind: "search", entityId: null });
  expect(pageIdentity(null)).toEqual({ pageKind: "other", entityId: null });
});

const titleOf = (fields: object) => {
  const page = pageSchema.parse(fields);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  return pageTitle(page);
};
const hoeve = locationExamples["with nothing but a title"];

test.each([
  [
    "an activity",
    activiteitExamples["with everything"],
    "Wat regel je op tijd?, donderdag 4 maart 2027 om 14.00 uur in Tiel",
  ],
  [
    "an activity without a place",
    activiteitExamples["that is over"],
    "Kerststukjes maken, dinsdag 16 december 2025",
  ],
  ["a location", { ...hoeve, field_address: address({ locality: "Maurik" }) }, "De Hoeve Buren, Maurik"],
  [
    "news of a region",
    regioNieuwsExamples["with everything"],
    "Wandelgroep loopt ook in de winter door, Rivierenland",
  ],
])("the document title of %s includes what distinguishes it", (_, fields, title) => {
  expect(titleOf(fields)).toBe(title);
});

test("two sessions of an activity on one day, and equal vacancies of two towns, have titles of their own", () => {
  const session = activiteitExamples["with everything"];
  const [one, other] = [36_000, 50_400].map((time) => titleOf({ ...session, field_start_time: value(time) }));
  expect(one).not.toBe(other);
  const vacancy = regioVacanciesExamples["with everything"];
  const towns = ["Tiel", "Ede"].map((town) => titleOf({ ...vacancy, field_plaatsnaam: value(town) }));
  expect(new Set(towns).size).toBe(2);
});

test("a document title does not repeat the town or have an empty addition", () => {
  expect(titleOf(locationExamples["with everything"])).toBe("Alzheimer Café Tiel");
  expect(titleOf(hoeve)).toBe("De Hoeve Buren");
});

test("the editor's document title is not changed", () => {
  const fields = {
    ...activiteitExamples["with everything"],
    field_meta_tags: map({ title: "De notaris komt" }),
  };
  expect(titleOf(fields)).toBe("De notaris komt");
});

const examplesOf = (map: Record<string, Record<string, unknown>>) =>
  Object.entries(map).flatMap(([bundle, byName]) =>
    Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
  );

/** The page, and whether it has form fields other than those of a search. */
async function formIn(json: unknown) {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  const document = dom(await render(<PageView page={page} />));
  const fields = [...document.querySelectorAll("input:not([type=hidden]), select, textarea")];
  const searches = "form[role=search], form[action^='/regios']:not([method=post]), form[action^='/zoeken']";
  // Fields hidden from everyone but robots do not count.
  const ignored = `${searches}, [aria-hidden=true]`;
  return { page, form: fields.some((field) => !field.closest(ignored)) };
}

test.each(examplesOf(pageExamples))(
  "$bundle $name: `hasForm` matches the rendered page",
  async ({ json }) => {
    const { page, form } = await formIn(json);
    expect(hasForm(page)).toBe(form);
  },
);

test.each(examplesOf(blockExamples))(
  "a page with $bundle $name: `hasForm` matches the rendered page",
  async ({ bundle, json }) => {
    const { page, form } = await formIn(
      node("content_page", "Hulp", "/hulp", { field_page_content: [json] }),
    );
    // A collection form with one option has no fields, but counts as a form.
    expect(hasForm(page)).toBe(form || bundle === "collecte_form");
  },
);

const offersFeedback = (json: unknown) => {
  const page = pageSchema.parse(json);
  return page.type !== "unknown" && hasFeedbackForm(page);
};

test("articles have the feedback form, other page types do not", () => {
  const typesWithFeedback = Object.entries(pageExamples).flatMap(([type, examples]) =>
    Object.values(examples).some(offersFeedback) ? [type] : [],
  );
  expect(typesWithFeedback.sort()).toEqual(["content_page", "news", "over_de_regio", "regio_nieuws"]);
});

test.each(["spotler_form", "donate_widget", "collecte_form"] as const)(
  "a page with the form %s has no feedback form",
  (type) => {
    const [block] = Object.values(blockExamples[type]);
    const page = { type: [{ target_id: "content_page" }], title: [{ value: "Contact" }] };
    expect(offersFeedback(page)).toBe(true);
    expect(offersFeedback({ ...page, field_page_content: [block] })).toBe(false);
  },
);

const pageSheets = ["donate", "lists", "memory-test"] as const;

const siteClasses = classesOf("site");
const classesBySheet = Object.fromEntries(
  pageSheets.map((sheet) => [sheet, [...classesOf(sheet)].filter((name) => !siteClasses.has(name))]),
);

/** The classes in the selectors of a style sheet and its imports. */
function classesOf(sheet: SheetName): Set<string> {
  const css = withImports(sheetFiles[sheet]).map((file) => readFileSync(file, "utf8"));
  return new Set([...css.join("\n").matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name));
}

test.each(examplesOf(pageExamples))(
  "$bundle $name links every style sheet that its classes need",
  async ({ json }) => {
    const page = pageSchema.parse(json);
    if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
    const html = await render(<PageView page={page} />);
    const used = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    const needed = pageSheets.filter((sheet) => classesBySheet[sheet]?.some((name) => used.has(name)));
    expect(needed.filter((sheet) => !sheetsOf(page).includes(sheet))).toEqual([]);
  },
);

test("every CSS file is imported by a style sheet that pages link or a script loads", () => {
  const linked = [...new Set(Object.values(sheetFiles).flatMap(withImports))];
  const all = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(linked.toSorted()).toEqual(all.map((file) => join("app", file)).toSorted());
});
