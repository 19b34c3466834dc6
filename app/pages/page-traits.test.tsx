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

const pages = Object.values(pageExamples).map((byName) => {
  const page = pageSchema.parse({ ...Object(Object.values(byName)[0]), nid: value(12) });
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  return page;
});

test.each(pages)("a $type is known by its type and number", (page) => {
  const { entityId } = pageIdentity(page);
  expect(parseEntityId(entityId ?? "")).toEqual({
    type: page.type,
    id: page.type === "homepage" ? 9999 : 12,
  });
});

test("every page type has a kind of its own", () => {
  const kinds = pages.map((page) => pageIdentity(page).pageKind);
  expect(new Set(kinds).size).toBe(pages.length);
});

test.each([null, 0, -1, 1.5, 1e15, Number.NaN, Number.POSITIVE_INFINITY])(
  "a page with the number %s is no entity",
  (nid) => {
    const page = pages.find(({ type }) => type === "content_page");
    expect(page && pageIdentity({ ...page, nid }).entityId).toBeNull();
  },
);

test("a fixed route says itself what kind it is, with a page of the CMS or without", () => {
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
    "Wat regel je op tijd?, donderdag 4 maart 2027 in Tiel",
  ],
  ["one without a place", activiteitExamples["that is over"], "Kerststukjes maken, dinsdag 16 december 2025"],
  ["a place", { ...hoeve, field_address: address({ locality: "Maurik" }) }, "De Hoeve Buren, Maurik"],
  [
    "news of a region",
    regioNieuwsExamples["with everything"],
    "Wandelgroep loopt ook in de winter door, Rivierenland",
  ],
])("%s is told from others of its name", (_, fields, title) => {
  expect(titleOf(fields)).toBe(title);
});

test("nothing is said twice, or where nothing is known", () => {
  expect(titleOf(locationExamples["with everything"])).toBe("Alzheimer Café Tiel");
  expect(titleOf(hoeve)).toBe("De Hoeve Buren");
});

test("what an editor wrote stays as it is", () => {
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

/** Whether there is something to fill in besides a search, which is a GET to our own pages. */
async function formIn(json: unknown) {
  const page = pageSchema.parse(json);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  const document = dom(await render(<PageView page={page} />));
  const fields = [...document.querySelectorAll("input:not([type=hidden]), select, textarea")];
  const searches = "form[role=search], form[action^='/regios']:not([method=post]), form[action^='/zoeken']";
  // Robots alone see what is hidden.
  const notForVisitors = `${searches}, [aria-hidden=true]`;
  return { page, form: fields.some((field) => !field.closest(notForVisitors)) };
}

test.each(examplesOf(pageExamples))("$bundle $name says whether a form stands in it", async ({ json }) => {
  const { page, form } = await formIn(json);
  expect(hasForm(page)).toBe(form);
});

test.each(examplesOf(blockExamples))(
  "a page with $bundle $name says whether a form stands in it",
  async ({ bundle, json }) => {
    const { page, form } = await formIn(
      node("content_page", "Hulp", "/hulp", { field_page_content: [json] }),
    );
    // With one way to take part it asks nothing, but is what its visitor came for all the same.
    expect(hasForm(page)).toBe(form || bundle === "collecte_form");
  },
);

const asks = (json: unknown) => {
  const page = pageSchema.parse(json);
  return page.type !== "unknown" && hasFeedbackForm(page);
};

test("pages to read ask if they were of use, others have another task", () => {
  const asking = Object.entries(pageExamples).flatMap(([type, examples]) =>
    Object.values(examples).some(asks) ? [type] : [],
  );
  expect(asking.sort()).toEqual(["content_page", "news", "over_de_regio", "regio_nieuws"]);
});

test.each(["spotler_form", "donate_widget", "collecte_form"] as const)(
  "a page with the form %s on it is there for that form",
  (type) => {
    const [block] = Object.values(blockExamples[type]);
    const page = { type: [{ target_id: "content_page" }], title: [{ value: "Contact" }] };
    expect(asks(page)).toBe(true);
    expect(asks({ ...page, field_page_content: [block] })).toBe(false);
  },
);

const pageSheets = ["donate", "lists", "memory-test"] as const;

const everywhere = classesOf("site");
const own = Object.fromEntries(
  pageSheets.map((sheet) => [sheet, [...classesOf(sheet)].filter((name) => !everywhere.has(name))]),
);

/** The classes that a sheet, with what it imports, has rules for. */
function classesOf(sheet: SheetName): Set<string> {
  const css = withImports(sheetFiles[sheet]).map((file) => readFileSync(file, "utf8"));
  return new Set([...css.join("\n").matchAll(/\.([a-z][a-z0-9-]*)/g)].map(([, name = ""]) => name));
}

test.each(examplesOf(pageExamples))(
  "$bundle $name has every style sheet that its classes need",
  async ({ json }) => {
    const page = pageSchema.parse(json);
    if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
    const html = await render(<PageView page={page} />);
    const used = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    const needed = pageSheets.filter((sheet) => own[sheet]?.some((name) => used.has(name)));
    expect(needed.filter((sheet) => !sheetsOf(page).includes(sheet))).toEqual([]);
  },
);

test("every style sheet of the product stands in one that pages link, or a script fetches", () => {
  const linked = Object.values(sheetFiles).flatMap(withImports);
  const all = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".css"),
  );
  expect(linked.toSorted()).toEqual(all.map((file) => join("app", file)).toSorted());
});
