import { expect, test } from "vitest";
import { nodePaths, withResolvedLinks } from "./document-links";

const page = {
  title: [{ value: "entity:node/99" }],
  field_link: [{ uri: "entity:node/12", title: "Partner" }],
  field_page_content: [
    {
      field_links: [
        { uri: "internal:/node/7" },
        { uri: "entity:node/12" },
        { uri: "https://x.example/node/3" },
      ],
    },
    { field_text: [{ value: null }], field_empty: [] },
  ],
};

test("the nodes that links point to are found however deep, each once", () => {
  expect(nodePaths(page)).toEqual(["/node/12", "/node/7"]);
});

test.each([
  "entity:media/3",
  "entity:node/12/edit",
  "entity:node/twaalf",
  "internal:/zorgen/node/12",
  "/node/12",
  "https://www.example.nl/node/12",
])("%s is not a link to a node", (uri) => {
  expect(nodePaths({ field_link: [{ uri }] })).toEqual([]);
});

test("links to nodes become links to their paths and everything else stays", () => {
  const resolved = withResolvedLinks(page, new Map([["/node/12", "/zorgen/partner"]]), "/pad");
  expect(resolved).toEqual({
    ...page,
    field_link: [{ uri: "internal:/zorgen/partner", title: "Partner" }],
    field_page_content: [
      {
        field_links: [
          { uri: "internal:/node/7" },
          { uri: "internal:/zorgen/partner" },
          { uri: "https://x.example/node/3" },
        ],
      },
      { field_text: [{ value: null }], field_empty: [] },
    ],
  });
});

test("the document that was given is not changed", () => {
  const before = JSON.stringify(page);
  withResolvedLinks(page, new Map([["/node/12", "/zorgen/partner"]]), "/pad");
  expect(JSON.stringify(page)).toBe(before);
});

test.each([[null], ["tekst"], [3], [[]]])("%j has no links", (json) => {
  expect(nodePaths(json)).toEqual([]);
  expect(withResolvedLinks(json, new Map(), "/pad")).toEqual(json);
});

test("links inside texts are resolved too", () => {
  const text = {
    value: '<p><a href="/node/12">Partner</a> <a href="/node/8">Weg</a></p>',
    format: "full_html",
  };
  expect(nodePaths({ field_text: [text] })).toEqual(["/node/12", "/node/8"]);
  const aliases = new Map([["/node/12", "/zorgen/partner"]]);
  expect(withResolvedLinks({ field_text: [text] }, aliases, "/pad")).toEqual({
    field_text: [
      { ...text, value: '<p><a href="/zorgen/partner">Partner</a> <a href="/node/8">Weg</a></p>' },
    ],
  });
});

test.each([
  ["/trainingen/winkel", "/trainingen/winkel?startingPageUrl=%2Fzorgen%2Fpartner"],
  ["/trainingen/winkel?a=1#start", "/trainingen/winkel?a=1&startingPageUrl=%2Fzorgen%2Fpartner#start"],
  ["/trainingen", "/trainingen"],
  ["https://elders.example/trainingen/winkel", "https://elders.example/trainingen/winkel"],
])("a link to %s tells a training where it started", (url, expected) => {
  const json = { field_link: [{ uri: url }], field_text: [{ processed: `<a href="${url}">x</a>` }] };
  const uri = expected.startsWith("/") ? `internal:${expected}` : expected;
  const href = expected.replaceAll("&", "&amp;");
  expect(withResolvedLinks(json, new Map(), "/zorgen/partner")).toEqual({
    field_link: [{ uri }],
    field_text: [{ processed: `<a href="${href}">x</a>` }],
  });
});
