import { expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { backendWith, contentFolder } from "../test-support";

const validContent = {
  "building-blocks/hulplijn.yaml": `
type: centralised_building_block
title: Bel ons
created: 2026-03-02
page_content: [{ type: text, text: Sterappel in de boomgaard. }]
`,
  "pages/zorgen.yaml":
    "{ type: content_page, title: Zorgen, page_content: [{ type: centralised_building_block, building_block: hulplijn }] }",
};

const blockWith = (...names: string[]) =>
  `{ type: centralised_building_block, title: Blok, page_content: [${names.map((name) => `{ type: centralised_building_block, building_block: ${name} }`).join(", ")}] }`;

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  return (await loadContent(contentFolder(files))).problems;
}

test("a page includes the blocks and status of a building block", async () => {
  const { content, problems } = await loadContent(contentFolder(validContent));
  expect(problems).toEqual([]);
  expect(content.pages.get("/zorgen")?.wire).toMatchObject({
    field_page_content: [
      {
        type: [{ target_id: "centralised_building_block" }],
        field_building_block: [
          {
            type: [{ target_id: "centralised_building_block" }],
            title: [{ value: "Bel ons" }],
            status: [{ value: true }],
            field_page_content: [{ field_text: [{ value: "<p>Sterappel in de boomgaard.</p>" }] }],
          },
        ],
      },
    ],
  });
});

test("an unpublished building block is sent with status false, so that the site omits it", async () => {
  const off = validContent["building-blocks/hulplijn.yaml"].replace("title:", "status: false\ntitle:");
  const { content, problems } = await loadContent(
    contentFolder({ ...validContent, "building-blocks/hulplijn.yaml": off }),
  );
  expect(problems).toEqual([]);
  expect(content.pages.get("/zorgen")?.wire).toMatchObject({
    field_page_content: [{ field_building_block: [{ status: [{ value: false }] }] }],
  });
});

test("a building block has no address and is not searchable", async () => {
  const { request, json } = await backendWith(validContent);
  for (const path of ["/hulplijn", "/building-blocks/hulplijn"]) {
    expect((await request(`/api/drupal${path}`)).status).toBe(404);
  }
  expect(await json("/api/v1/es/search?query=sterappel")).toEqual([]);
  expect(await json("/api/v1/es/search?query=bel")).toEqual([]);
});

test.each([
  [
    "an unknown name",
    { "building-blocks/hulplijn.yaml": "" },
    'pages/zorgen.yaml: page_content: 1 (centralised_building_block): building_block: there is no building block "hulplijn", available: none',
  ],
  [
    "an unknown block type in an unused building block",
    {
      "building-blocks/los.yaml":
        "{ type: centralised_building_block, title: a, page_content: [{ type: txt }] }",
    },
    /^building-blocks\/los.yaml: page_content: 1 \(txt\): unknown block type "txt"/,
  ],
  [
    "a link to a missing page",
    {
      "building-blocks/los.yaml":
        "{ type: centralised_building_block, title: a, page_content: [{ type: text, text: '[a](/weg)' }] }",
    },
    /^building-blocks\/los.yaml: .*link to \/weg: that page does not exist/,
  ],
  [
    "a field of pages",
    { "building-blocks/los.yaml": "{ type: centralised_building_block, title: a, color: sand }" },
    'building-blocks/los.yaml: unknown field "color", allowed: page_content',
  ],
  [
    "a wrong type",
    { "building-blocks/los.yaml": "{ type: content_page, title: a }" },
    "building-blocks/los.yaml: type: has to be centralised_building_block",
  ],
  [
    "a missing title",
    { "building-blocks/los.yaml": "{ type: centralised_building_block }" },
    "building-blocks/los.yaml: title: is missing",
  ],
  [
    "a name with capitals",
    { "building-blocks/Los.yaml": "{ type: centralised_building_block, title: a }" },
    "building-blocks/Los.yaml: use small letters, digits and hyphens only in the name, and no folders",
  ],
  [
    "building blocks that contain each other",
    { "building-blocks/a.yaml": blockWith("b"), "building-blocks/b.yaml": blockWith("a") },
    'building-blocks/b.yaml: page_content: 1 (centralised_building_block): building_block: the building block "a" contains itself',
  ],
  [
    "building blocks nested four levels deep",
    {
      "building-blocks/a.yaml": blockWith("b", "hulplijn"),
      "building-blocks/b.yaml": blockWith("c"),
      "building-blocks/c.yaml": blockWith("hulplijn"),
    },
    "building-blocks/a.yaml: nests building blocks 4 levels deep, the maximum is 3",
  ],
])("%s is reported", async (_, files, expected) => {
  const problem = typeof expected === "string" ? expected : expect.stringMatching(expected);
  expect(await problemsOf({ ...validContent, ...files })).toEqual([problem]);
});
