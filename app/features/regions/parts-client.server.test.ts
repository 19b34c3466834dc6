import { expect, test } from "vitest";
import { link, node, picture, value } from "~/fields/wire-examples";
import { fakeUpstream, testScope } from "../../../tests/setup/upstream";
import {
  findAboutRegion,
  findNewsletterRegion,
  listDementiaInfo,
  listRegionHighlights,
  listRegionServices,
} from "./parts-client.server";

function cmsWith(responses: Record<string, unknown>) {
  const { fetch, requests } = fakeUpstream(responses);
  return { ...testScope(fetch), requests };
}

const broken = () => new Response("oei", { status: 503 });
const region = { id: 31, url: "/regios/rivierenland" };
const call = (name: string) => `/api/drupal/api/get-regio-${name}`;
const html = (text: string) => [
  { value: `<p>${text}</p>`, format: "full_html", processed: `<p>${text}</p>` },
];

const service = (fields: Record<string, unknown> = {}) => ({
  title: value("Casemanager"),
  field_introduction_wysiwyg: html("Iemand die meedenkt."),
  field_header_image_video: picture(),
  field_external_link: link("https://zorg.example/", "Bel"),
  ...fields,
});
const info = (title: string, fields: Record<string, unknown> = {}) => ({
  title: value(title),
  field_image: [],
  field_link: link("internal:/dementie", title),
  ...fields,
});

test("each list is requested with the id of the region, the general one without", async () => {
  const { scope, requests } = cmsWith({});
  await listRegionServices(scope, region);
  await listRegionHighlights(scope, region);
  await findAboutRegion(scope, region);
  await listDementiaInfo(scope, region);
  expect(requests).toEqual([
    `${call("services")}?regio=31`,
    `${call("highlights")}?regio=31`,
    `${call("over-de-regio")}?regio=31`,
    `${call("single-info-about-dementie")}?regio=31`,
    call("generic-info-about-dementie"),
  ]);
});

test("a service decodes into all fields that visitors see", async () => {
  const { scope } = cmsWith({ [call("services")]: [service()] });
  expect(await listRegionServices(scope, region)).toEqual({
    kind: "loaded",
    status: 200,
    value: [
      {
        title: "Casemanager",
        text: "<p>Iemand die meedenkt.</p>",
        image: expect.objectContaining({ url: expect.stringMatching(/^\/drupal\/media\//) }),
        link: { url: "https://zorg.example/", title: "Bel", external: true },
      },
    ],
  });
});

test("links to nodes become links to their paths, also in texts", async () => {
  const { scope } = cmsWith({
    [call("services")]: [
      service({
        field_introduction_wysiwyg: html('<a href="/node/7">Lees</a>'),
        field_external_link: link("entity:node/7", "Lees"),
      }),
    ],
    "/api/drupal/api/node-path?path=%2Fnode%2F7": { path: "/hulplijn" },
  });
  expect(await listRegionServices(scope, region)).toMatchObject({
    value: [{ text: '<p><a href="/hulplijn">Lees</a></p>', link: { url: "/hulplijn" } }],
  });
});

test.each([
  ["no title", { title: [] }],
  ["a title in another format", { title: "Casemanager" }],
])("a service with %s is left out and logged", async (_, fields) => {
  const { scope, logged } = cmsWith({ [call("services")]: [service(fields), "tekst", service()] });
  const result = await listRegionServices(scope, region);
  expect(result.kind === "loaded" && result.value).toHaveLength(1);
  expect(logged).toMatchObject([
    { level: "warn", fields: { path: call("services"), unreadable: 2, at: expect.stringMatching(/^0/) } },
  ]);
});

test("scripts are removed from links and texts", async () => {
  const hostile = service({
    field_introduction_wysiwyg: html("<script>alert(1)</script>"),
    field_external_link: link("javascript:alert(1)", "Klik"),
    field_header_image_video: "x",
  });
  const { scope } = cmsWith({ [call("services")]: [hostile] });
  expect(await listRegionServices(scope, region)).toMatchObject({
    value: [{ text: null, link: null, image: null }],
  });
});

test("a highlight decodes into its dates, last change and links", async () => {
  const { scope } = cmsWith({
    [call("highlights")]: [
      {
        title: value("Samen eten"),
        changed: value("2026-11-16T08:00:00+00:00"),
        field_start_date: value("2026-11-01"),
        field_end_date: value("2026-11-26"),
        field_text: html("We koken stamppot."),
        field_image: [],
        field_primary_button: link("/a", "Lees meer"),
        field_secondary_link: [],
      },
      { title: value("Altijd"), field_start_date: value("ooit") },
    ],
  });
  expect(await listRegionHighlights(scope, region)).toMatchObject({
    value: [
      {
        title: "Samen eten",
        modifiedDate: "2026-11-16T08:00:00+00:00",
        startDate: "2026-11-01",
        endDate: "2026-11-26",
        text: "<p>We koken stamppot.</p>",
        image: null,
        primaryLink: { url: "/a", title: "Lees meer" },
        secondaryLink: null,
      },
      { title: "Altijd", modifiedDate: null, startDate: null, endDate: null, text: null, primaryLink: null },
    ],
  });
});

const single = call("single-info-about-dementie");
const generic = call("generic-info-about-dementie");
const four = ["1", "2", "3", "4"].map((title) => info(title));

test("without regional items three of four general items are shown", async () => {
  const { scope } = cmsWith({ [single]: [], [generic]: four });
  const result = await listDementiaInfo(scope, region);
  expect(result.kind === "loaded" && result.value.map(({ title }) => title)).toEqual(["1", "2", "3"]);
});

test("regional items are followed by all general items", async () => {
  const { scope } = cmsWith({ [single]: [info("eigen"), info("fout", { field_link: [] })], [generic]: four });
  const result = await listDementiaInfo(scope, region);
  expect(result.kind === "loaded" && result.value.map(({ title }) => title)).toEqual([
    "eigen",
    "1",
    "2",
    "3",
    "4",
  ]);
});

test.each([
  ["the upstream has no such call", { [single]: [] }],
  ["the regional list fails", { [single]: broken(), [generic]: four }],
  ["the general list fails", { [single]: [], [generic]: broken() }],
  ["access is denied", { [single]: new Response("{}", { status: 401 }), [generic]: four }],
  ["a response is not a list", { [single]: { title: "x" }, [generic]: four }],
])("the information about dementia fails with status 500 when %s", async (_, responses) => {
  expect(await listDementiaInfo(cmsWith(responses).scope, region)).toMatchObject({
    kind: "failed",
    status: 500,
  });
});

test("the teaser about the region is the first entry; without an entry or a path it is null", async () => {
  const about = node("over_de_regio", "Over de afdeling", "/regios/rivierenland/over-de-regio", {
    field_introduction_wysiwyg: html("Veertig vrijwilligers."),
  });
  const found = async (answer: unknown) =>
    findAboutRegion(cmsWith({ [call("over-de-regio")]: answer }).scope, region);
  expect(await found([about, node("over_de_regio", "Oud", "/oud")])).toMatchObject({
    value: {
      title: "Over de afdeling",
      introduction: "<p>Veertig vrijwilligers.</p>",
      image: null,
      url: "/regios/rivierenland/over-de-regio",
    },
  });
  expect(await found([])).toMatchObject({ kind: "loaded", value: null });
  expect(await found(null)).toMatchObject({ kind: "failed", status: 200 });
  expect(await found([{ ...about, path: [{ alias: "//evil.example" }] }])).toMatchObject({ kind: "failed" });
  expect(await found(broken())).toMatchObject({ kind: "failed", status: 503 });
});

const nodePath = "/api/drupal/api/node-path?path=%2Fnode%2F12";
const regionPage = (fields: Record<string, unknown> = {}, bundle = "regio") =>
  node(bundle, "Afdeling Rivierenland", "/regios/rivierenland", {
    field_recipient_email: value("rivierenland@alzheimer.example"),
    ...fields,
  });
const newsletterOf = (page: unknown) =>
  findNewsletterRegion(
    cmsWith({
      [nodePath]: { path: "/regios/rivierenland" },
      "/api/drupal/regios/rivierenland": page,
    }).scope,
    12,
  );

test("the newsletter recipient of a region is read from its page, found by its id", async () => {
  expect(await newsletterOf(regionPage())).toEqual({
    kind: "loaded",
    status: 200,
    value: {
      id: 12,
      title: "Afdeling Rivierenland",
      url: "/regios/rivierenland",
      recipientEmail: "rivierenland@alzheimer.example",
    },
  });
});

test.each([
  ["is not a region", regionPage({}, "content_page")],
  ["is not published", regionPage({ status: value(false) })],
  ["has no recipient", regionPage({ field_recipient_email: [] })],
  ["has an invalid recipient", regionPage({ field_recipient_email: value("iedereen") })],
  ["does not exist", undefined],
])("a page that %s has no newsletter", async (_, page) => {
  expect(await newsletterOf(page)).toMatchObject({ kind: "loaded", value: null });
});

test("an unknown id has no newsletter, and a failure is a failure", async () => {
  expect(await findNewsletterRegion(cmsWith({}).scope, 12)).toMatchObject({ kind: "loaded", value: null });
  expect(await findNewsletterRegion(cmsWith({ [nodePath]: broken() }).scope, 12)).toMatchObject({
    kind: "failed",
  });
  expect(await newsletterOf(broken())).toMatchObject({ kind: "failed", status: 503 });
});
