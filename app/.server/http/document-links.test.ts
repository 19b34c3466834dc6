import { expect, test } from "vitest";
import { nodePaths, withResolvedLinks } from "./document-links";

const hosts = ["www.eigen.example"];

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

test("linked nodes are found at any depth, without duplicates", () => {
  expect(nodePaths(page, hosts)).toEqual(["/node/12", "/node/7"]);
});

test.each([
  "entity:media/3",
  "entity:node/12/edit",
  "entity:node/twaalf",
  "internal:/zorgen/node/12",
  "https://www.example.nl/node/12",
])("%s is not a link to a node", (uri) => {
  expect(nodePaths({ field_link: [{ uri }] }, hosts)).toEqual([]);
});

test("links to nodes become links to their paths, other values do not change", () => {
  const resolved = withResolvedLinks(page, new Map([["/node/12", "/zorgen/partner"]]), "/pad", hosts);
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

test("the original document is not changed", () => {
  const before = JSON.stringify(page);
  withResolvedLinks(page, new Map([["/node/12", "/zorgen/partner"]]), "/pad", hosts);
  expect(JSON.stringify(page)).toBe(before);
});

test.each([[null], ["tekst"], [3], [[]]])("%j has no links", (json) => {
  expect(nodePaths(json, hosts)).toEqual([]);
  expect(withResolvedLinks(json, new Map(), "/pad", hosts)).toEqual(json);
});

test("links in texts are resolved", () => {
  const text = {
    value: '<p><a href="/node/12">Partner</a> <a href="/node/8">Weg</a></p>',
    format: "full_html",
  };
  expect(nodePaths({ field_text: [text] }, hosts)).toEqual(["/node/12", "/node/8"]);
  const aliases = new Map([["/node/12", "/zorgen/partner"]]);
  expect(withResolvedLinks({ field_text: [text] }, aliases, "/pad", hosts)).toEqual({
    field_text: [
      { ...text, value: '<p><a href="/zorgen/partner">Partner</a> <a href="/node/8">Weg</a></p>' },
    ],
  });
});

test("what stands behind the number of a node stays behind its path", () => {
  const aliases = new Map([["/node/12", "/contact"]]);
  const json = { a: [{ uri: "internal:/node/12#adres" }], b: [{ uri: "entity:node/12?van=menu" }] };
  expect(nodePaths(json, hosts)).toEqual(["/node/12"]);
  expect(withResolvedLinks(json, aliases, "/pad", hosts)).toEqual({
    a: [{ uri: "internal:/contact#adres" }],
    b: [{ uri: "internal:/contact?van=menu" }],
  });
});

test.each([
  [`<a href='/node/12#x'>`, `<a href="/contact#x">`],
  [`<a HREF = "/node/12">`, `<a href="/contact">`],
  [`<a href="https://www.eigen.example/node/12">`, `<a href="/contact">`],
  [`<a href="https://WWW.eigen.example/zorg?a=1&amp;b=2">`, `<a href="/zorg?a=1&amp;b=2">`],
  [`<a href="https://www.eigen.example">`, `<a href="/">`],
  [`<a href="https://www.eigen.example.evil/zorg">`, `<a href="https://www.eigen.example.evil/zorg">`],
  [`<a href="https://elders.example/node/12">`, `<a href="https://elders.example/node/12">`],
])("in a text, %s becomes %s", (html, expected) => {
  const resolved = withResolvedLinks({ value: html }, new Map([["/node/12", "/contact"]]), "/pad", hosts);
  expect(resolved).toEqual({ value: expected });
});

test("links of a menu are resolved", () => {
  const item = { relative: "/node/12", absolute: "https://www.eigen.example/trainingen/omgaan" };
  expect(withResolvedLinks([item], new Map([["/node/12", "/contact"]]), "/pad", hosts)).toEqual([
    { relative: "/contact", absolute: "/trainingen/omgaan" },
  ]);
});

test("a link to a heading in a text of the same page gets that heading's generated id", () => {
  const json = {
    title: [{ value: "Hulp" }],
    field_link: [{ uri: "internal:#kosten" }],
    field_text: [
      { value: '<h2 id="kosten">Kosten</h2><p><a href="/hulp#kosten">x</a> <a href="#contact">y</a></p>' },
    ],
    field_other: [{ processed: '<a href="#kosten">x</a> <a href="/elders#kosten">y</a>' }],
  };
  expect(withResolvedLinks(json, new Map(), "/hulp", hosts)).toEqual({
    ...json,
    field_link: [{ uri: "internal:#tekst-kosten" }],
    field_text: [
      {
        value: '<h2 id="kosten">Kosten</h2><p><a href="#tekst-kosten">x</a> <a href="#contact">y</a></p>',
      },
    ],
    field_other: [{ processed: '<a href="#tekst-kosten">x</a> <a href="/elders#kosten">y</a>' }],
  });
});

test("links of the product API and of the site settings are resolved, addresses of pictures are not", () => {
  const aliases = new Map([["/node/12", "/contact"]]);
  const response = {
    notice: { title: "Feestdagen", link: { url: "/node/12", title: "Contact" } },
    Items: [
      {
        Data: { Path: "/node/12" },
        PrimaryLink: { Url: "https://www.eigen.example/trainingen/winkel", Title: "Doe mee" },
        Text: '<p><a href="/node/12">Contact</a></p>',
        HeaderImage: { Url: "https://www.eigen.example/koffie.jpg", Alt: "Koffie" },
      },
    ],
  };
  expect(nodePaths(response, hosts)).toEqual(["/node/12"]);
  expect(withResolvedLinks(response, aliases, "/pad", hosts)).toEqual({
    notice: { title: "Feestdagen", link: { url: "/contact", title: "Contact" } },
    Items: [
      {
        Data: { Path: "/contact" },
        PrimaryLink: { Url: "/trainingen/winkel", Title: "Doe mee" },
        Text: '<p><a href="/contact">Contact</a></p>',
        HeaderImage: { Url: "https://www.eigen.example/koffie.jpg", Alt: "Koffie" },
      },
    ],
  });
});
