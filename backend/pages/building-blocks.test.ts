import { expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { backendWith, contentFolder } from "../test-support";

const sound = {
  "building-blocks/hulplijn.yaml": `
type: centralised_building_block
title: Bel ons
created: 2026-03-02
page_content: [{ type: text, text: Sterappel in de boomgaard. }]
`,
  "pages/zorgen.yaml":
    "{ type: content_page, title: Zorgen, page_content: [{ type: centralised_building_block, building_block: hulplijn }] }",
};

const holding = (...names: string[]) =>
  `{ type: centralised_building_block, title: Blok, page_content: [${names.map((name) => `{ type: centralised_building_block, building_block: ${name} }`).join(", ")}] }`;

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  return (await loadContent(contentFolder(files))).problems;
}

test("a page sends the blocks of a building block with it, and its status", async () => {
  const { content, problems } = await loadContent(contentFolder(sound));
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

test("a building block that is switched off is sent with that status, so that the site leaves it out", async () => {
  const off = sound["building-blocks/hulplijn.yaml"].replace("title:", "status: false\ntitle:");
  const { content, problems } = await loadContent(
    contentFolder({ ...sound, "building-blocks/hulplijn.yaml": off }),
  );
  expect(problems).toEqual([]);
  expect(content.pages.get("/zorgen")?.wire).toMatchObject({
    field_page_content: [{ field_building_block: [{ status: [{ value: false }] }] }],
  });
});

test("a building block has no address, and neither it nor its words are in the search", async () => {
  const { request, json } = await backendWith(sound);
  for (const path of ["/hulplijn", "/building-blocks/hulplijn"]) {
    expect((await request(`/api/drupal${path}`)).status).toBe(404);
  }
  expect(await json("/api/v1/es/search?query=sterappel")).toEqual([]);
  expect(await json("/api/v1/es/search?query=bel")).toEqual([]);
});

test.each([
  [
    "a name nobody knows",
    { "building-blocks/hulplijn.yaml": "" },
    'pages/zorgen.yaml: page_content: 1 (centralised_building_block): building_block: there is no building block "hulplijn", possible are none',
  ],
  [
    "a block that is unknown, also where no page shows it",
    {
      "building-blocks/los.yaml":
        "{ type: centralised_building_block, title: a, page_content: [{ type: txt }] }",
    },
    /^building-blocks\/los.yaml: page_content: 1 \(txt\): unknown block type "txt"/,
  ],
  [
    "a link to a page that is not there",
    {
      "building-blocks/los.yaml":
        "{ type: centralised_building_block, title: a, page_content: [{ type: text, text: '[a](/weg)' }] }",
    },
    /^building-blocks\/los.yaml: .*link to \/weg: that page does not exist/,
  ],
  [
    "a field that only pages have",
    { "building-blocks/los.yaml": "{ type: centralised_building_block, title: a, color: sand }" },
    'building-blocks/los.yaml: unknown field "color", possible are page_content',
  ],
  [
    "another type",
    { "building-blocks/los.yaml": "{ type: content_page, title: a }" },
    "building-blocks/los.yaml: type: has to be centralised_building_block",
  ],
  [
    "no title",
    { "building-blocks/los.yaml": "{ type: centralised_building_block }" },
    "building-blocks/los.yaml: title: is missing",
  ],
  [
    "a name with capitals",
    { "building-blocks/Los.yaml": "{ type: centralised_building_block, title: a }" },
    "building-blocks/Los.yaml: use small letters, digits and hyphens only in the name, and no folders",
  ],
  [
    "building blocks that hold each other",
    { "building-blocks/a.yaml": holding("b"), "building-blocks/b.yaml": holding("a") },
    'building-blocks/b.yaml: page_content: 1 (centralised_building_block): building_block: the building block "a" stands within itself',
  ],
  [
    "four building blocks in each other",
    {
      "building-blocks/a.yaml": holding("b", "hulplijn"),
      "building-blocks/b.yaml": holding("c"),
      "building-blocks/c.yaml": holding("hulplijn"),
    },
    "building-blocks/a.yaml: holds building blocks 4 deep, 3 is the most",
  ],
])("reports %s", async (_, files, expected) => {
  const problem = typeof expected === "string" ? expected : expect.stringMatching(expected);
  expect(await problemsOf({ ...sound, ...files })).toEqual([problem]);
});
