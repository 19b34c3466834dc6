import { expect, test } from "vitest";
import { collectProblems } from "~/fields/decode-problems";
import { menuSchemas } from "./menu-schema.server";

const menuSchema = menuSchemas.main;

const item = (title: string, fields: Record<string, unknown> = {}) => ({
  key: title,
  title,
  description: null,
  uri: title,
  alias: title,
  external: false,
  absolute: `https://www.example.nl/${title}`,
  relative: `/${title}`,
  weight: "0",
  expanded: true,
  enabled: true,
  below: [],
  ...fields,
});

const titles = (menu: unknown) => menuSchema.parse(menu).map(({ title }) => title);

test("items are sorted by weight; items of equal weight keep their order", () => {
  const menu = [
    item("derde", { weight: "10" }),
    item("eerste", { weight: "-2" }),
    item("tweede", { weight: 9 }),
    item("ook derde", { weight: 10 }),
  ];
  expect(titles(menu)).toEqual(["eerste", "tweede", "derde", "ook derde"]);
});

test.each([null, undefined, "", "zwaar"])("a weight of %j counts as 0", (weight) => {
  expect(titles([item("b", { weight: "1" }), item("a", { weight }), item("nul", { weight: "-1" })])).toEqual([
    "nul",
    "a",
    "b",
  ]);
});

test("a disabled item is omitted with everything below it", () => {
  expect(
    titles([
      item("uit", { enabled: false, below: [item("kind")] }),
      item("aan"),
      item("oud", { enabled: null }),
    ]),
  ).toEqual(["aan", "oud"]);
});

test.each([[undefined], [null], [[]], [{}], [false]])(
  "an item with 'below' %j has no items below it",
  (below) => {
    expect(menuSchema.parse([item("dementie", { below })])).toMatchObject([{ title: "dementie", items: [] }]);
  },
);

test("an item whose address leads to no page is a heading and logged; one without an address is only a heading", () => {
  const addresses = ["javascript:alert(1)", "entity:taxonomy_term/4", "", null, "/dementie"];
  const { value, problems } = collectProblems(() =>
    menuSchema.parse(addresses.map((relative, index) => item(`item ${index}`, { relative }))),
  );
  expect(value.map(({ url }) => url)).toEqual([null, null, null, null, "/dementie"]);
  expect(problems.map(({ facts }) => facts.title)).toEqual(["item 0", "item 1"]);
});

test("lower levels are sorted too", () => {
  const [first] = menuSchema.parse([
    item("a", { below: [item("c", { weight: "2" }), item("b", { weight: "1" })] }),
  ]);
  expect(first?.items.map(({ title }) => title)).toEqual(["b", "c"]);
});

test("an external item leads to its absolute address, all others to their path", () => {
  const external = item("winkel", { external: true, absolute: "https://winkel.example/", relative: "" });
  expect(menuSchema.parse([external, item("zorgen")])).toMatchObject([
    { title: "winkel", url: "https://winkel.example/", external: true },
    { title: "zorgen", url: "/zorgen", external: false },
  ]);
});

test.each([
  ["no address", { relative: null }],
  ["an empty address", { relative: "" }],
  ["a script for an address", { relative: "javascript:alert(1)" }],
  ["an external script", { external: true, absolute: "javascript:alert(1)" }],
  ["data for an address", { external: true, absolute: "data:text/html,<script>alert(1)</script>" }],
])("an item with %s is a heading", (_, fields) => {
  expect(menuSchema.parse([item("x", fields)])).toMatchObject([{ title: "x", url: null, external: false }]);
});

test("an internal path never leads to another host", () => {
  expect(menuSchema.parse([item("x", { relative: "//evil.example/" })])[0]).toMatchObject({
    url: "/evil.example/",
    external: false,
  });
});

test("an empty description becomes null", () => {
  const menu = [item("a", { description: "Alles over a" }), item("b", { description: "" }), item("c")];
  expect(menuSchema.parse(menu).map(({ description }) => description)).toEqual(["Alles over a", null, null]);
});

test("an invalid item is skipped and reported, and the others are kept", () => {
  expect(titles([item("goed"), { title: "" }, null, "tekst", { relative: "/zonder-titel" }])).toEqual([
    "goed",
  ]);
});

test.each([{}, null, "menu"])("%j is not a menu", (json) => {
  expect(menuSchema.safeParse(json).success).toBe(false);
});

test("an item may lack 'below'", () => {
  const { below: _, ...plain } = item("contact");
  expect(menuSchema.parse([plain])).toMatchObject([{ title: "contact", items: [] }]);
});
