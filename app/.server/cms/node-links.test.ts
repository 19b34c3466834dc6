import { expect, test } from "vitest";
import { nodePaths, withNodePaths } from "./node-links";

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
  const resolved = withNodePaths(page, new Map([["/node/12", "/zorgen/partner"]]));
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
  withNodePaths(page, new Map([["/node/12", "/zorgen/partner"]]));
  expect(JSON.stringify(page)).toBe(before);
});

test.each([[null], ["tekst"], [3], [[]]])("%j has no links", (json) => {
  expect(nodePaths(json)).toEqual([]);
  expect(withNodePaths(json, new Map())).toEqual(json);
});
