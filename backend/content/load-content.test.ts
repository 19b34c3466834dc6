import { expect, test } from "vitest";
import { contentFolder } from "../test-support";
import { nidsOf } from "./identifiers";
import { loadContent } from "./load-content";

async function wireOf(page: string, files: Record<string, string> = {}) {
  const { content, problems } = await loadContent(
    contentFolder({ "pages/zorgen/partner.yaml": page, ...files }),
  );
  expect(problems).toEqual([]);
  return content.pages.get("/zorgen/partner")?.wire;
}

const html = (value: string) => [{ value, format: "full_html", processed: value }];
const nid = nidsOf(["/contact"]).get("/contact");

test("a page has Drupal's base fields", async () => {
  const wire = await wireOf(
    "{ type: content_page, title: Je partner, created: 2026-03-02, changed: 2026-10-14 }",
  );
  const timestamp = (value: string) => [{ value, format: "Y-m-d\\TH:i:sP" }];
  expect(wire).toEqual({
    nid: [{ value: expect.any(Number) }],
    uuid: [
      { value: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/) },
    ],
    type: [{ target_id: "content_page" }],
    langcode: [{ value: "nl" }],
    status: [{ value: true }],
    title: [{ value: "Je partner" }],
    created: timestamp("2026-03-02T08:00:00+00:00"),
    changed: timestamp("2026-10-14T08:00:00+00:00"),
    path: [{ alias: "/zorgen/partner", pid: expect.any(Number), langcode: "nl" }],
  });
});

test("each kind of field is expanded to its wire format", async () => {
  const wire = await wireOf(`
type: content_page
title: Je partner
status: false
langcode: en
big_title: true
expire_date: 2030-01-31
color: sand
introduction_wysiwyg: Een **goed** [idee](/contact).
meta_tags: { title: Partner, description: Tips. }
primary_button: { uri: /contact, title: Stel je vraag }
secondary_link: { uri: "tel:08000000000" }
page_category: 21
parent_page: /contact
overlay_text:
page_content:
  - { type: grid_with_image, columns: 4 }
  - { type: media, media_width: 50 }
`);
  expect(wire).toMatchObject({
    status: [{ value: false }],
    langcode: [{ value: "en" }],
    field_big_title: [{ value: true }],
    field_expire_date: [{ value: "2030-01-31" }],
    field_color: [{ value: "sand" }],
    field_introduction_wysiwyg: html('<p>Een <strong>goed</strong> <a href="/contact">idee</a>.</p>'),
    field_meta_tags: [{ value: { title: "Partner", description: "Tips." } }],
    field_primary_button: [{ uri: `entity:node/${nid}`, title: "Stel je vraag", options: [] }],
    field_secondary_link: [{ uri: "tel:08000000000", title: "", options: [] }],
    field_page_category: [
      {
        tid: [{ value: 21 }],
        vid: [{ target_id: "content_categories" }],
        name: [{ value: "Over dementie" }],
        weight: [{ value: 0 }],
      },
    ],
    field_parent_page: [{ nid: [{ value: nid }], title: [{ value: "Contact" }] }],
    field_page_content: [{ field_columns: [{ value: 4 }] }, { field_media_width: [{ value: "50" }] }],
  });
  expect(wire).not.toHaveProperty("field_overlay_text");
});

test("links have the URIs that Drupal stores", async () => {
  const links = ["/contact", "/contact?a=1#b", "/zoeken", "/", "https://example.nl/a", "mailto:a@example.nl"];
  const items = links.map((uri) => `{ type: link_list_item, link: { uri: "${uri}", title: a } }`).join(", ");
  const wire = await wireOf(
    `{ type: content_page, title: a, page_content: [{ type: link_list, items: [${items}] }] }`,
  );
  const expected = [
    `entity:node/${nid}`,
    "internal:/contact?a=1#b",
    "internal:/zoeken",
    "internal:/",
    ...links.slice(4),
  ];
  expect(wire).toMatchObject({
    field_page_content: [{ field_items: expected.map((uri) => ({ field_link: [{ uri }] })) }],
  });
});

test("blocks have consecutive ids and the id of their parent", async () => {
  const wire = await wireOf(`
type: content_page
title: a
page_content:
  - { type: text, text: Een }
  - { type: expandable, status: false, items: [{ type: expandable_item, title: Twee }] }
`);
  const pageId =
    nidsOf(["/zorgen/partner", "/contact", "home/dementie.yaml", "home/samen.yaml"]).get("/zorgen/partner") ??
    0;
  const first = pageId * 1000;
  expect(wire).toMatchObject({
    field_page_content: [
      {
        id: [{ value: first }],
        uuid: [{ value: expect.any(String) }],
        type: [{ target_id: "text" }],
        status: [{ value: true }],
        parent_id: [{ value: String(pageId) }],
        field_text: html("<p>Een</p>"),
      },
      {
        id: [{ value: first + 1 }],
        status: [{ value: false }],
        field_items: [{ id: [{ value: first + 2 }], parent_id: [{ value: String(first + 1) }] }],
      },
    ],
  });
});

test("a picture has its size, alternative text and crops", async () => {
  const wire = await wireOf("{ type: content_page, title: a, header_image_video: plaatje }");
  expect(wire).toMatchObject({
    field_header_image_video: [
      {
        bundle: [{ target_id: "image" }],
        name: [{ value: "plaatje" }],
        field_media_image: [
          {
            alt: "Een vierkant",
            title: "",
            width: 60,
            height: 40,
            url: expect.stringMatching(/^\/[0-9a-f]{8}\/plaatje\/original\.svg$/),
            crops: {
              "380x235": expect.stringMatching(/^\/[0-9a-f]{8}\/plaatje\/380x235\.jpg$/),
              "380x235_webp": expect.stringMatching(/\/380x235\.webp$/),
              "700_avif": expect.stringMatching(/\/700\.avif$/),
            },
          },
        ],
      },
    ],
  });
});

test("the hash of a picture changes with its file and background", async () => {
  const urlOf = async (files: Record<string, string>) =>
    (await loadContent(contentFolder(files))).content.pictures.get("plaatje")?.url;
  const before = await urlOf({});
  expect(await urlOf({})).toBe(before);
  expect(await urlOf({ "media/plaatje.svg": '<svg width="10" height="10"></svg>' })).not.toBe(before);
  expect(await urlOf({ "media/media.yaml": "plaatje: { alt: a, background: '#ffffff' }" })).not.toBe(before);
});

test("references to published pages are expanded one level deep", async () => {
  const wire = await wireOf(
    "{ type: content_page, title: a, page_content: [{ type: image_grid_node, nodes: [/contact, /zorgen, /straks] }] }",
    {
      "pages/straks.yaml": "{ type: overview_page, title: Straks, status: false, page_content: [] }",
      "pages/zorgen.yaml":
        "{ type: overview_page, title: Zorgen, introduction_wysiwyg: Hulp., header_image_video: plaatje, big_title: true, page_content: [{ type: image_grid_node, nodes: [/zorgen/partner] }] }",
    },
  );
  expect(wire?.field_page_content).toEqual([
    expect.objectContaining({
      field_nodes: [
        expect.objectContaining({ title: [{ value: "Contact" }] }),
        {
          nid: [{ value: expect.any(Number) }],
          type: [{ target_id: "overview_page" }],
          title: [{ value: "Zorgen" }],
          path: [{ alias: "/zorgen", pid: expect.any(Number), langcode: "nl" }],
          field_introduction_wysiwyg: html("<p>Hulp.</p>"),
          field_header_image_video: [expect.anything()],
        },
      ],
    }),
  ]);
});

test("the search text of a page has no markup, settings or hidden blocks", async () => {
  const page = `
type: content_page
title: Titel
introduction_wysiwyg: Een *inleiding*.
page_content:
  - { type: text, text: "Tekst & **meer**.\\n\\n## Kop" }
  - { type: quote, quote: Citaat, image_position: right, link: { uri: /contact, title: Lees } }
  - { type: text, status: false, text: Verborgen }
`;
  const { content } = await loadContent(contentFolder({ "pages/a.yaml": page }));
  expect(content.pages.get("/a")).toMatchObject({
    introduction: "Een inleiding.",
    text: "Tekst & meer. Kop Citaat Lees",
  });
});

test("the ids of pages do not change when another page is added", () => {
  const addresses = Array.from({ length: 300 }, (_, index) => `/pagina-${index}`);
  const before = nidsOf(addresses);
  const after = nidsOf([...addresses, "/aaa"]);
  expect(new Set(before.values()).size).toBe(addresses.length);
  expect(addresses.map((address) => after.get(address))).toEqual(
    addresses.map((address) => before.get(address)),
  );
});

test("the size of a PNG is read from its file", async () => {
  const { default: sharp } = await import("sharp");
  const folder = contentFolder();
  await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } }).toFile(
    `${folder}/media/foto.png`,
  );
  const { content } = await loadContent(folder);
  expect(content.pictures.get("foto")).toMatchObject({
    width: 30,
    height: 20,
    url: expect.stringMatching(/original.png$/),
  });
});
