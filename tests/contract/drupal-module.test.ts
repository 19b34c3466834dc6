import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { UpstreamScope } from "~/.server/context/scope";
import { listPartners } from "~/features/partners/client.server";
import {
  findAboutRegion,
  listDementiaInfo,
  listRegionHighlights,
  listRegionServices,
} from "~/features/regions/parts-client.server";
import { findSlideIn } from "~/features/slide-ins/client.server";
import { listTerms } from "~/features/vacancies/client.server";
import { findPage } from "~/pages/client.server";
import { pageDefinitions } from "~/pages/definitions";
import {
  findSiteSettings,
  listBreadcrumbs,
  listInjectedStyles,
  listMenu,
  listStructuredData,
} from "~/shell/client.server";
import { fakeUpstream, testScope } from "../setup/upstream";

/**
 * Answers of the module in deploy/drupal, recorded from Drupal 10.3.5 after its content model was imported and filled
 * with content of the stand-in, and the stand-in's answers to the same calls. `content-page.blocks` and `*.all` are made
 * of examples: the blocks and fields that no page of the demo content has. Of the crops of a picture two sizes are kept.
 */
const recorded = new URL("drupal-module/", import.meta.url);
const names = [
  ...new Set(readdirSync(recorded).map((file) => file.replace(/\.(drupal|stand-in)\.json$/, ""))),
];
const pages = names.filter((name) => !name.startsWith("list."));

const region = { id: 7, url: "/x" };

/** How the site reads the recorded answers that are no pages: all of them at once, as some are read together. */
const reads: Record<string, (scope: UpstreamScope) => Promise<unknown>> = {
  "about a region": (scope) => findAboutRegion(scope, region),
  breadcrumbs: (scope) => listBreadcrumbs(scope, "/x"),
  "business partners": listPartners,
  "information about dementia": (scope) => listDementiaInfo(scope, region),
  "injected styles": listInjectedStyles,
  "menu of the footer": (scope) => listMenu(scope, "footer"),
  "main menu": (scope) => listMenu(scope, "main"),
  "kinds of functions": (scope) => listTerms(scope, "function_type"),
  "region highlights": (scope) => listRegionHighlights(scope, region),
  "region services": (scope) => listRegionServices(scope, region),
  "site settings": findSiteSettings,
  "slide-in": (scope) => findSlideIn(scope, "/dementie/wat-is-dementie", null),
  "structured data": listStructuredData,
};

const files: Record<string, string> = {
  "asset-injector/css": "asset-injector",
  "breadcrumb?path=%2Fx": "breadcrumb",
  "get-regio-generic-info-about-dementie": "generic-info",
  "menu_items/footer": "menu-footer",
  "menu_items/main": "menu-main",
  "taxonomies/function_type": "terms",
  "all-bedrijfsvriend": "partners",
  "get-regio-over-de-regio?regio=7": "region-about",
  "get-regio-highlights?regio=7": "region-highlights",
  "get-regio-single-info-about-dementie?regio=7": "region-info",
  "get-regio-services?regio=7": "region-services",
  "site-settings": "site-settings",
  slideins: "slide-ins",
  "structured-data": "structured-data",
};

type Source = "drupal" | "stand-in";

async function answer(name: string, from: Source): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`${name}.${from}.json`, recorded), "utf8"));
}

async function readPage(name: string, from: Source) {
  const { scope, logged } = testScope(fakeUpstream({ "/api/drupal/x": await answer(name, from) }).fetch);
  return { page: await findPage(scope, "/x"), logged };
}

async function readList(name: string, from: Source) {
  const answers = await Promise.all(
    Object.entries(files).map(
      async ([call, file]): Promise<[string, unknown]> => [
        `/api/drupal/api/${call}`,
        await answer(`list.${file}`, from),
      ],
    ),
  );
  const { scope, logged } = testScope(fakeUpstream(Object.fromEntries(answers)).fetch);
  const value = await reads[name]?.(scope);
  return { value, logged };
}

const isFile = (value: unknown) =>
  typeof value === "string" && /^\/(drupal\/media|sites\/default)/.test(value);

/**
 * A value without what differs for a reason: addresses of files, ids of paragraphs (texts; those of pages and terms are
 * numbers), and the moment of the import.
 */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, part]) =>
      !["changed", "modifiedDate"].includes(name) &&
      !(name === "id" && typeof part === "string") &&
      !isFile(part),
  );
  return Object.fromEntries(entries.map(([name, part]) => [name, comparable(part)]));
}

test.each(pages)("the page '%s' of the Drupal module is that of the stand-in", async (name) => {
  const [drupal, standIn] = [await readPage(name, "drupal"), await readPage(name, "stand-in")];
  expect(drupal.page?.title).toBeTruthy();
  expect(comparable(drupal.page)).toEqual(comparable(standIn.page));
  expect(drupal.logged).toEqual([]);
});

test("there is a recorded page of every type", () => {
  const types = new Set(pages.map((name) => name.replace(/\..*/, "").replaceAll("-", "_")));
  expect(types).toEqual(new Set(Object.keys(pageDefinitions)));
});

test.each(Object.keys(reads))("the %s of the Drupal module are those of the stand-in", async (name) => {
  const [drupal, standIn] = [await readList(name, "drupal"), await readList(name, "stand-in")];
  expect(JSON.stringify(drupal.value).length).toBeGreaterThan(100);
  expect(comparable(drupal.value)).toEqual(comparable(standIn.value));
  expect(drupal.logged).toEqual([]);
});

test("every recorded list is read", () => {
  const lists = names.filter((name) => name.startsWith("list.")).map((name) => name.slice("list.".length));
  expect(lists.toSorted()).toEqual(Object.values(files).toSorted());
});

test("pictures of the Drupal module are its public files, with crops in three formats", async () => {
  const { page } = await readPage("regio", "drupal");
  const file = expect.stringMatching(/^\/sites\/default\/files\/.+[?&]v=\d+$/);
  expect(page?.header.image?.url).toEqual(file);
  const crop = { width: 380, height: 235, jpeg: file, webp: file, avif: file };
  expect(page?.header.image?.crops["380x235"]).toEqual(crop);
});
