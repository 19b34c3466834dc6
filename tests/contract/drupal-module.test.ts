import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { UpstreamScope } from "~/.server/context/scope";
import { findNodePath } from "~/.server/http/resolve-links";
import type { Fetch } from "~/.server/http/upstream";
import { listPartners } from "~/features/partners/client.server";
import {
  findAboutRegion,
  listDementiaInfo,
  listRegionHighlights,
  listRegionServices,
} from "~/features/regions/parts-client.server";
import { listAddresses } from "~/features/site-map/client.server";
import { findSlideIn } from "~/features/slide-ins/client.server";
import { listTerms } from "~/features/vacancies/client.server";
import { findHomepage, findPage, findPreview } from "~/pages/client.server";
import { pageDefinitions } from "~/pages/definitions";
import {
  findSiteSettings,
  listBreadcrumbs,
  listInjectedStyles,
  listMenu,
  listPreviewBreadcrumbs,
  listStructuredData,
} from "~/shell/client.server";
import { nidsOf } from "../../backend/content/identifiers";
import { createBackend } from "../../backend/handler";
import { contentFolder, temporaryFolder } from "../../backend/test-support";
import { fakeUpstream, testScope } from "../setup/upstream";
import { drupalModuleContent } from "./drupal-module-content";

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
  "slide-in": (scope) => findSlideIn(scope, "/dementie/wat-is-dementie", []),
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

interface RecordedAnswer {
  status: number;
  location?: string;
  body?: unknown;
}

/** Answers of Drupal with the content of `drupalModuleContent`, by call and by the brand or account that asked. */
const recordedCalls: Record<string, RecordedAnswer> = JSON.parse(
  await readFile(new URL("drupal-module-calls.json", import.meta.url), "utf8"),
);

const recordedModule: Fetch = async ({ url, headers }) => {
  const { pathname, search } = new URL(url);
  const who = headers.get("Authorization") ?? headers.get("Cookie") ?? headers.get("X-Platform");
  const answered = recordedCalls[`${pathname}${search} ${who}`];
  if (!answered) throw new Error(`not recorded: ${pathname}${search} ${who}`);
  const { status, location, body } = answered;
  return Response.json(body ?? {}, { status, ...(location && { headers: { Location: location } }) });
};

const startStandIn = () =>
  createBackend({
    contentDir: contentFolder(drupalModuleContent),
    dataDir: temporaryFolder(),
    now: () => new Date("2026-11-27T12:00:00Z"),
  });

/** The call as a brand, or else by an account or a session. */
const askedBy =
  (fetch: Fetch, who: string): Fetch =>
  (request) => {
    const headers = new Headers(request.headers);
    const name = /^Basic /.test(who) ? "Authorization" : /=/.test(who) ? "Cookie" : "X-Platform";
    headers.set(name, who);
    return fetch(new Request(request, { headers }));
  };

const node = (key: string) => nidsOf([key]).get(key) ?? 0;
const draft = node("/zorgen/concept");
const draftRevision = 10;
const previewOf = (id: number, revision: number) => ({
  target: { entityType: "node", entityId: String(id), revisionId: String(revision) },
  link: null,
  session: null,
});
const nodePath = (id: number) => (scope: UpstreamScope) => findNodePath(scope.upstreams.cms, `/node/${id}`);
const terms = (vocabulary: Parameters<typeof listTerms>[1]) => (scope: UpstreamScope) =>
  listTerms(scope, vocabulary);
const named = (...names: string[]) =>
  expect.objectContaining({ value: names.map((label) => expect.objectContaining({ label })) });
const thrown = (status: number) => expect.objectContaining({ init: expect.objectContaining({ status }) });
const crumb = (title: string, url: string) => expect.objectContaining({ title, url });

/** What the site makes of calls to Drupal and to the stand-in with the same content. */
const sameOutcomes: [string, string, (scope: UpstreamScope) => Promise<unknown>, unknown][] = [
  ...["alzheimer", "dementie", "samen"].map((brand): (typeof sameOutcomes)[number] => [
    `home page of ${brand}`,
    brand,
    findHomepage,
    expect.objectContaining({ title: `Welkom bij ${brand}` }),
  ]),
  ["page that does not exist", "dementie", (scope) => findPage(scope, "/bestaat-niet"), null],
  ["expired page", "dementie", (scope) => findPage(scope, "/actie"), thrown(410)],
  [
    "addresses for the site map",
    "dementie",
    async (scope) =>
      (await listAddresses(scope))?.toSorted((one, other) => one.path.localeCompare(other.path)),
    [
      { path: "/bakker", changed: "2025-01-13T08:00:00Z" },
      { path: "/contact", changed: "2026-10-01T08:00:00Z" },
      { path: "/zorgen", changed: "2026-09-02T08:00:00Z" },
      { path: "/zorgen/partner", changed: "2025-03-04T08:00:00Z" },
    ],
  ],
  ["address of a page", "dementie", nodePath(node("/zorgen/partner")), loaded("/zorgen/partner")],
  ["address of an expired page", "dementie", nodePath(node("/actie")), loaded("/actie")],
  ["address of a home page", "dementie", nodePath(node("home/samen.yaml")), loaded("/")],
  ["address of a draft", "dementie", nodePath(draft), expect.objectContaining({ status: 404 })],
  ["address of an unknown node", "dementie", nodePath(12), expect.objectContaining({ status: 404 })],
  ["availability", "dementie", terms("availability"), named("Af en toe", "Elke week")],
  ["durations", "dementie", terms("durations"), named("Een dag", "Een jaar")],
  ["kinds of places", "dementie", terms("location_type"), named("Café", "Trefpunt")],
  ["kinds of volunteer work", "dementie", terms("vrijwilligersactiviteit"), named("Zingen", "Koffie")],
  [
    "preview of a draft",
    "Basic website",
    (scope) => findPreview(scope, previewOf(draft, draftRevision)),
    expect.objectContaining({ title: "Een nieuw plan", blocks: [expect.anything(), expect.anything()] }),
  ],
  [
    "preview of an expired page",
    "Basic website",
    (scope) => findPreview(scope, previewOf(node("/actie"), 1)),
    expect.objectContaining({ title: "Actie" }),
  ],
  ["preview of an unknown node", "Basic website", (scope) => findPreview(scope, previewOf(12, 1)), null],
  [
    "preview with a session without permission",
    "session=visitor",
    (scope) => findPreview(scope, previewOf(draft, draftRevision)),
    thrown(403),
  ],
  [
    "breadcrumbs of a preview",
    "Basic website",
    (scope) => listPreviewBreadcrumbs(scope, previewOf(draft, draftRevision)),
    [crumb("Home", "/"), crumb("Zorgen", "/zorgen"), crumb("Een nieuw plan", "/zorgen/concept")],
  ],
];

function loaded(value: string) {
  return { kind: "loaded", status: 200, value };
}

test.each(sameOutcomes)(
  "the %s by the Drupal module is that of the stand-in",
  async (_, who, read, expected) => {
    const outcome = (fetch: Fetch) =>
      read(testScope(askedBy(fetch, who)).scope).catch((error: unknown) => error);
    const [byModule, byStandIn] = [await outcome(recordedModule), await outcome(await startStandIn())];
    expect(byModule).toEqual(expected);
    expect(byStandIn).toEqual(expected);
    expect(comparable(byModule)).toEqual(comparable(byStandIn));
  },
);

const api = "/api/drupal/api";
const preview = `${api}/preview/node/${draft}`;
const previewCrumbs = `${api}/preview-breadcrumb?path=%2Fpreview%2Fnode%2F${draft}%2F${draftRevision}`;

/**
 * The status of the Drupal module and, where it differs, that of the stand-in: it sends drafts with their status, has one
 * address and one revision of a page, and has no accounts.
 */
const statuses: [string, string, number, number?][] = [
  ["/api/drupal/bestaat-niet", "dementie", 404],
  ["/api/drupal/node/12", "dementie", 404],
  ["/api/drupal/zorgen/concept", "dementie", 403, 200],
  ["/api/drupal/actie", "dementie", 410],
  ["/api/drupal/Zorgen/Partner", "dementie", 301, 404],
  [`/api/drupal/node/${node("/zorgen/partner")}`, "dementie", 301, 404],
  [`${api}/node-path?path=%2Fnode%2F${draft}`, "dementie", 404],
  [`${api}/node-path?path=%2Fnode%2F12`, "dementie", 404],
  [`${api}/node-path?path=%2Fzorgen`, "dementie", 400],
  [`${api}/breadcrumb?path=%2Fbestaat-niet`, "dementie", 404],
  [`${api}/breadcrumb?path=%2Fzorgen%2Fconcept`, "dementie", 404],
  [`${api}/site-addresses?page=x`, "dementie", 400],
  [`${api}/taxonomies/bestaat_niet`, "dementie", 404],
  [`${api}/get-regio-services`, "dementie", 400],
  [`${api}/preview/user/1/1`, "Basic website", 404],
  [`${api}/preview/node/12/1`, "Basic website", 404],
  [`${preview}/999`, "Basic website", 404, 200],
  ...[`${preview}/${draftRevision}`, previewCrumbs].flatMap((call): typeof statuses => [
    [call, "dementie", 401, 200],
    [call, "Basic website", 200],
    [call, "Basic visitor", 403, 200],
    [call, "session=editor", 200, 403],
    [call, "session=visitor", 403],
    [call, "session=expired", 401, 403],
  ]),
];

test.each(statuses)("%s asked by '%s' is a %s", async (call, who, status, ofStandIn = status) => {
  const statusOf = async (fetch: Fetch) =>
    (await askedBy(fetch, who)(new Request(`https://cms.test${call}`))).status;
  expect([await statusOf(recordedModule), await statusOf(await startStandIn())]).toEqual([status, ofStandIn]);
});

test.each(["/Zorgen/Partner", `/node/${node("/zorgen/partner")}`])(
  "the Drupal module sends a visitor of %s to the address of the page",
  async (path) => {
    const { scope } = testScope(askedBy(recordedModule, "dementie"));
    const answer: unknown = await findPage(scope, path).catch((error: unknown) => error);
    if (!(answer instanceof Response)) throw new Error("no redirect");
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/zorgen/partner"]);
  },
);

test.each(["1", "10000"])("the list of addresses is empty on page %s, beyond the last one", async (page) => {
  const read = async (fetch: Fetch) => {
    const call = new Request(`https://cms.test${api}/site-addresses?page=${page}`);
    const response = await askedBy(fetch, "dementie")(call);
    return [response.status, await response.json()];
  };
  const empty = [200, { items: [], total: 4 }];
  expect([await read(recordedModule), await read(await startStandIn())]).toEqual([empty, empty]);
});
