import { expect, test } from "vitest";
import { slideInSchema } from "~/features/slide-ins/schema.server";
import { codeRuleSchema } from "~/shell/page-rule-schema.server";
import { parseJsonLd } from "~/shell/structured-data";
import { loadContent } from "../content/load-content";
import { contentFolder, siteContent } from "../test-support";

const load = async (files: Record<string, string>) => {
  const { content, problems } = await loadContent(contentFolder(files));
  return { ...content.additions, problems: [...problems] };
};
const slideIn = (fields: string, id = "help", pages = "[/contact]") => ({
  "slideins.yaml": `[{ id: ${id}, title: Help, pages: ${pages}, ${fields} }]`,
});

test("without files there are no additions", async () => {
  const nothing = { slideIns: [], injectedStyles: [], structuredData: [], problems: [] };
  expect(await load({})).toEqual(nothing);
});

test("a slide-in has the format of the CMS and a stable id", async () => {
  const fields = "weight: 3, seconds: 9, text: '**Nu**', button: { uri: /contact, title: Lees }";
  const { slideIns, problems } = await load(slideIn(fields, "help", "[/contact, <front>]"));
  expect(problems).toEqual([]);
  expect(slideIns).toEqual([
    {
      uuid: [{ value: expect.stringMatching(/^[\da-f-]{36}$/) }],
      status: [{ value: true }],
      title: [{ value: "Help" }],
      field_weight: [{ value: 3 }],
      field_pages: [{ value: "/contact\r\n<front>" }],
      field_seconds: [{ value: 9 }],
      field_text: [expect.objectContaining({ processed: "<p><strong>Nu</strong></p>" })],
      field_button: [{ uri: expect.stringMatching(/^entity:node\/\d+$/), title: "Lees", options: [] }],
    },
  ]);
  const again = await load(slideIn("text: Straks"));
  expect(again.slideIns[0]?.uuid).toEqual(slideIns[0]?.uuid);
});

test.each([
  [
    "a link to a missing page",
    "button: { uri: /weg, title: a }",
    /^slideins.yaml: help: button: link to \/weg/,
  ],
  ["a link to a missing page in its text", "text: '[a](/weg)'", /help: text: link to \/weg/],
  ["an unknown picture", "image: weg", /help: image: there is no picture "weg"/],
  ["an unknown field", "link: { uri: /contact }", /help: unknown field "link", allowed: mobile_title, /],
  ["an invalid delay", "seconds: straks", /help: seconds: has to be a whole number/],
])("a slide-in with %s is reported", async (_, fields, message) => {
  expect((await load(slideIn(fields))).problems).toEqual([expect.stringMatching(message)]);
});

test.each([
  ["an invalid path", "help", "[contact]", /1: pages: 1: has to be a path like \/zorgen\/\*, or <front>/],
  ["no paths", "help", "[]", /1: pages: has no paths/],
  ["an invalid id", "Help mee", "[/a]", /1: id: has to be small letters/],
  ["invalid YAML", "[", "[/a]", /line 1: /],
])("a slide-in with %s is reported", async (_, id, pages, message) => {
  expect((await load(slideIn("seconds: 1", id, pages))).problems[0]).toMatch(message);
});

test("two slide-ins with the same id are reported", async () => {
  const twice = "[{ id: a, title: A, pages: [/a] }, { id: a, title: B, pages: [/b] }]";
  expect((await load({ "slideins.yaml": twice })).problems).toEqual([
    "slideins.yaml: a: another slide-in has the same id",
  ]);
});

test.each([
  ["injected-styles.yaml", "[{ code: [], paths: [/a] }]", /1: code: has to be a text/],
  [
    "injected-styles.yaml",
    "[{ code: a, content_types: [blog] }]",
    /1: content_types: 1: has to be one of activiteit, /,
  ],
  ["injected-styles.yaml", "[{ code: a, condition: XOR }]", /1: condition: has to be AND or OR/],
  ["injected-styles.yaml", "[{ code: a, path: /a }]", /1: has an unknown key "path"/],
  ["structured-data.yaml", "[{ code: 'a', paths: [/a] }]", /1: code: has to be JSON-LD written as YAML/],
  ["structured-data.yaml", "{ code: {} }", /has to be a list/],
])("%s with %s is reported", async (file, text, message) => {
  expect((await load({ [file]: text })).problems).toEqual([expect.stringMatching(message)]);
});

test("the schemas of the site decode all additions in content/", async () => {
  const { slideIns, injectedStyles, structuredData } = (await siteContent()).additions;
  expect(slideIns.map((json) => slideInSchema.parse(json).title)).toHaveLength(slideIns.length);
  expect(injectedStyles.map((json) => codeRuleSchema.parse(json).code)).not.toContain("");
  expect(structuredData.map((json) => parseJsonLd(codeRuleSchema.parse(json).code))).not.toContain(null);
  for (const list of [slideIns, injectedStyles, structuredData]) expect(list.length).toBeGreaterThan(0);
});
