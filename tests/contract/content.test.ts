import { expect, test } from "vitest";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { blockDefinitions } from "~/blocks/definitions";
import { pageSchema } from "~/pages/page-schema";
import { pageTitle } from "~/pages/page-traits";
import { checkForEditors, editorReport } from "../../backend/content/editor-check";
import { loadContent } from "../../backend/content/load-content";
import { reservedAddresses } from "../../scripts/docs/addresses";
import { blockVariants, valuesOf } from "../factories/block-variants";
import { builtRoutes } from "../setup/route-table";

const { content, problems } = await loadContent("content");
const documents = [
  ...[...content.homes.values()].map((page) => ({ address: "/", wire: page.wire })),
  ...[...content.pages.values()].map((page) => ({ address: page.address, wire: page.wire })),
];

test("the content has no problems", () => {
  expect(problems).toEqual([]);
});

test("the content has nothing for editors to mend", async () => {
  const findings = await checkForEditors("content", new Date("2026-11-21T08:00:00Z"));
  expect(editorReport("content", findings).text).toBe("content/: 0 errors, 0 warnings");
});

test.each(documents)("$address decodes with all its blocks", ({ wire }) => {
  const page = pageSchema.parse(wire);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  expect(page.blocks.filter(({ type }) => type === "broken" || type === "unsupported")).toEqual([]);
  expect(page.meta.description?.length ?? 0).toBeLessThanOrEqual(155);
});

test.each([
  ...[
    "/disclaimer",
    "/privacy",
    "/cookies",
    "/responsible-disclosure",
    "/toegankelijkheid",
    "/gedragsregels",
  ],
  ...[
    "/dementie",
    "/informatie-brochure",
    "/onderzoek/stand-van-zaken",
    "/contact",
    "/uitleg",
    "/regelzaken",
  ],
  ...["/herkennen-en-diagnose/diagnose", "/training-omgaan-met-veranderend-gedrag", "/over-ons/anbi"],
  ...["/over-ons/klachten", "/nieuws", "/regios", "/geheugentest", "/doneren", "/vrijwilligerswerk"],
  ...[
    "/registreren",
    "/inloggen",
    "/wachtwoord/vergeten",
    "/ervaringen-delen/forum",
    "/onze-ondersteuning/experts",
  ],
])("a page exists at %s", (address) => {
  const isRoute = Object.values(builtRoutes).some((route) => `/${route?.path}` === address);
  expect(isRoute || content.pages.get(address)?.status).toBe(true);
});

test("a medical page has an update date and a reviewer", () => {
  const medical = documents.filter(({ address }) => /^\/(dementie|herkennen-en-diagnose)\//.test(address));
  const unchecked = medical.filter(({ wire }) => {
    const page = pageSchema.parse(wire);
    return page.type === "content_page" && !(page.review?.by && page.review.on && page.changed);
  });
  expect(medical.length).toBeGreaterThan(10);
  expect(unchecked.map(({ address }) => address)).toEqual([]);
});

test.each(Object.keys(blockDefinitions))("the content uses a %s block", (bundle) => {
  const used = documents.filter(({ wire }) => JSON.stringify(wire).includes(`"target_id":"${bundle}"`));
  expect(used.map(({ address }) => address)).not.toEqual([]);
});

/** Of no use on this site's pages: a frame that others may fill unasked, a film of our own, more forms of a provider. */
const notInUse = ["iframe needsConsent", "media kind", "spotler_form"];
const inUse = blockVariants.filter(
  ([bundle, name]) => !notInUse.some((words) => `${bundle} ${name}`.startsWith(words)),
);

test.each(inUse)("an editor can see each %s of which the %s differs in use", (bundle, name, expected) => {
  const used = documents
    .flatMap(({ wire }) => blocksOf(bundle, wire))
    .flatMap((json) => decodeBlocks([json]));
  expect(valuesOf(name, used)).toEqual(expect.arrayContaining(expected.filter((one) => one !== "other")));
});

/** The paragraphs of a type, at any depth of a page. */
function blocksOf(bundle: string, wire: unknown): unknown[] {
  if (Array.isArray(wire)) return wire.flatMap((one) => blocksOf(bundle, one));
  if (typeof wire !== "object" || wire === null) return [];
  const [is] = "type" in wire && Array.isArray(wire.type) ? wire.type : [];
  return [...(is?.target_id === bundle ? [wire] : []), ...blocksOf(bundle, Object.values(wire))];
}

test("no page has an address that the site reserves", () => {
  const patterns = reservedAddresses().map((address) => {
    const source = address
      .replaceAll(".", "\\.")
      .replace("{vacancy}", ".+")
      .replace(/\{\w+\}|\*/g, "[^/]+");
    return new RegExp(`^${source}$`);
  });
  const addresses = [
    ...content.pages.keys(),
    ...content.regionPages.listed(new Date()).map(({ address }) => address),
  ];
  expect(patterns.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => patterns.some((pattern) => pattern.test(address)))).toEqual([]);
});

test("all pages have titles of their own, also sessions of one activity on one day", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const soon = "2026-12-05";
  const coming = content.regions.comingActivities(now).filter(({ startDate }) => startDate <= soon);
  const pages = [...content.pages.values()].filter(({ status }) => status).map(({ address }) => address);
  const regional = content.regionPages
    .listed(now)
    .map(({ address }) => address)
    .filter((address) => !/\/activiteiten\//.test(address));
  const paths = new Set([
    ...pages,
    ...regional,
    ...[...coming, ...content.vacancies.open(now)].map(({ path }) => path),
  ]);
  const byTitle = new Map<string, string[]>();
  for (const path of paths) {
    const document = content.pages.get(path)?.wire ?? content.regionPages.find(path, now)?.wire;
    // No title comes from a block, and decoding them takes most of the time.
    const page = pageSchema.parse({ ...document, field_page_content: [] });
    if (page.type === "unknown") throw new Error(path);
    const title = pageTitle(page);
    byTitle.set(title, [...(byTitle.get(title) ?? []), path]);
  }
  expect(byTitle.size).toBeGreaterThan(500);
  expect([...byTitle].filter(([, pages]) => pages.length > 1)).toEqual([]);
});
