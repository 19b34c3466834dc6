import { createElement } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { getJson } from "~/.server/http/get-json";
import { BlockList } from "~/blocks/block-list";
import { findPage } from "~/pages/client.server";
import { loadPage } from "~/pages/load.server";
import { listMenu } from "~/shell/client.server";
import { render } from "../setup/render";
import { createTestContext } from "../setup/test-context";
import { fakeUpstream, testScope } from "../setup/upstream";

/** What a Drupal is likely to answer otherwise than the contract says: it works, or the log says what to do. */

const value = (content: unknown) => [{ value: content }];
const text = (html: string) => ({
  type: [{ target_id: "text" }],
  status: value(true),
  field_text: [{ value: html, processed: html }],
});
const node = (fields: object) => ({
  nid: value(6),
  type: [{ target_id: "content_page" }],
  status: value(true),
  title: value("Zorgen"),
  path: [{ alias: "/zorgen" }],
  ...fields,
});

async function read(response: unknown, others: Record<string, unknown> = {}) {
  const upstream = fakeUpstream({ "/api/drupal/zorgen": response, ...others });
  const { scope, logged } = testScope(upstream.fetch);
  const page = await findPage(scope, "/zorgen").catch((thrown: unknown) => {
    if (thrown instanceof Error) throw thrown;
    return "failed" as const;
  });
  return { page, scope, requests: upstream.requests, logged };
}

/** What the page at an address becomes for a visitor: its title, or the status and target of another answer. */
async function visit(path: string, document: unknown) {
  const { fetch: cms } = fakeUpstream({ [`/api/drupal${path}`]: document });
  const context = await createTestContext({ cms });
  const request = new Request(`http://dementie.localhost${path}`);
  const loaded = await loadPage({ request, context: context.loadContext() }).catch(
    (thrown: unknown) => thrown,
  );
  if (loaded instanceof Response) return [loaded.status, loaded.headers.get("Location")];
  return loaded;
}

test.each([
  [
    new Response("<!DOCTYPE html>", { headers: { "Content-Type": "text/html; charset=UTF-8" } }),
    "CMS_FORMAT=json",
  ],
  [Response.json({ message: "No route" }, { status: 406 }), "CMS_FORMAT"],
  [Response.json({ message: "forbidden" }, { status: 403 }), "CMS_AUTH"],
  [Response.json({ message: "No authentication credentials provided." }, { status: 401 }), "CMS_AUTH"],
])(
  "an answer that needs a setting of Drupal or the site is logged with it (%#)",
  async (response, advice) => {
    const { page, logged } = await read(response);
    expect(page).toBe("failed");
    expect(logged.map(({ fields }) => fields)).toMatchObject([{ advice: expect.stringContaining(advice) }]);
  },
);

test.each([{ tid: value(3) }, { uid: value(1) }, { fid: value(9) }, { uuid: value("5f0c") }])(
  "an entity that is no page is a 404: %j",
  async (entity) => {
    expect((await read({ ...entity, title: value("Kop") })).page).toBeNull();
  },
);

test("a paragraph that is not published stays out, and the others are shown", async () => {
  const reference = { target_id: 4, target_type: "paragraph", target_revision_id: 9 };
  const { page, logged } = await read(
    node({ field_page_content: [text("<p>Een</p>"), reference, text("<p>Twee</p>")] }),
  );
  if (page === null || page === "failed") throw new Error("no page");
  expect(page.blocks.map(({ type }) => type)).toEqual(["text", "broken", "text"]);
  expect(logged.map(({ fields }) => fields)).toMatchObject([
    { reason: "is a reference that is not expanded, as one that is not published" },
  ]);
});

test("a page that is not published is a 404, also where Drupal answers with it", async () => {
  expect(await visit("/zorgen", node({ status: value(false) }))).toMatchObject({ init: { status: 404 } });
});

test("a page asked for by its number leads to its alias", async () => {
  expect(await visit("/node/6", node({}))).toEqual([301, "/zorgen"]);
});

test("links have no language prefix, and those to a node that the document contains need no call", async () => {
  const link = '<a href="/nl/contact">Contact</a> <a href="/node/7">Thuis</a> <a href="/nl">Voorpagina</a>';
  const nodes = {
    type: [{ target_id: "image_grid_node" }],
    field_nodes: [{ ...node({}), nid: value(7), path: [{ alias: "/thuis" }] }],
  };
  const { page, requests } = await read(node({ field_page_content: [text(link), nodes] }));
  const html = JSON.stringify(page);
  for (const href of ["/contact", "/thuis", "/"]) expect(html).toContain(`href=\\"${href}\\"`);
  expect(requests).toEqual(["/api/drupal/zorgen"]);
});

test("a menu has no language prefix, and an item without an address is a heading", async () => {
  const { scope } = await read(null, {
    "/api/drupal/api/menu_items/main": [
      { title: "Zorgen", relative: "/nl/zorgen", external: false },
      { title: "Meer", uri: "route:<nolink>", relative: "", external: false },
    ],
  });
  const menu = await listMenu(scope, "main");
  expect(menu.map(({ title, url }) => [title, url])).toEqual([
    ["Zorgen", "/zorgen"],
    ["Meer", null],
  ]);
});

test.each([
  ["a string", "kop.jpg"],
  ["a medium with a picture without an address", [{ field_media_image: [{ alt: "Kop", url: 7 }] }]],
  ["a medium whose picture is no list", [{ field_media_image: { url: "/h/kop.jpg" } }]],
])("an optional picture that is %s costs the picture, not the block", async (_, picture) => {
  const breaker = { type: [{ target_id: "breaker" }], field_title: value("Adempauze"), field_image: picture };
  const mediaBlock = { ...text("<p>Tekst</p>"), type: [{ target_id: "media_block" }], field_media: picture };
  const quote = { type: [{ target_id: "quote" }], field_quote: value("Samen"), field_image: picture };
  const { page, logged } = await read(node({ field_page_content: [breaker, mediaBlock, quote] }));
  if (page === null || page === "failed") throw new Error("no page");
  expect(page.blocks.map(({ type }) => type)).toEqual(["breaker", "media_block", "quote"]);
  expect(logged.map(({ message }) => message)).toEqual(Array(3).fill("field cannot be decoded"));
});

const file = (name: string) => `https://www.eigen.example/sites/default/files/2026-11/${name}`;
const coreFile = (name: string) => ({
  target_id: 4,
  target_type: "file",
  target_uuid: "f0",
  url: file(name),
});
const fileEntity = (name: string) => ({ fid: value(4), filename: value(name), uri: [{ url: file(name) }] });
const shownAs = (name: string) => `="/sites/default/files/2026-11/${name}"`;
const film = (address: string) => ({ field_media_video: value(address) });

test.each([
  [
    "a picture of core",
    { field_media_image: [{ ...coreFile("kop.jpg"), alt: "Kop", width: 900 }] },
    shownAs("kop.jpg"),
  ],
  [
    "a picture as a file of json_recursive",
    { field_media_image: [fileEntity("kop.jpg")] },
    shownAs("kop.jpg"),
  ],
  [
    "an SVG of core",
    { field_media_svg: [{ ...coreFile("icoon.svg"), description: null }] },
    shownAs("icoon.svg"),
  ],
  [
    "an SVG as a file of json_recursive",
    { field_media_svg: [fileEntity("icoon.svg")] },
    shownAs("icoon.svg"),
  ],
  ["a film of this Drupal", film(file("film.mp4")), shownAs("film.mp4")],
  ["a film at YouTube", film("https://www.youtube.com/watch?v=aqz-KE-bpKQ"), "v=aqz-KE-bpKQ"],
  ["a film at YouTube by its short address", film("https://youtu.be/aqz-KE-bpKQ"), "v=aqz-KE-bpKQ"],
  ["a film at Vimeo", film("https://vimeo.com/76979871"), "vimeo.com/76979871"],
])("%s is shown, and its thumbnail is no alarm", async (_, fields, shown) => {
  const thumbnail = [{ ...coreFile("x"), alt: "", url: "http://127.0.0.1:4700/generic.png" }];
  const medium = { bundle: [{ target_id: "x" }], name: value("Naam"), thumbnail, ...fields };
  const block = { type: [{ target_id: "media" }], field_media: [medium] };
  const { page, logged } = await read(node({ field_page_content: [block] }));
  if (page === null || page === "failed") throw new Error("no page");
  const html = await render(createElement(BlockList, { blocks: page.blocks, layout: "column" }));
  expect(html).toContain(shown);
  expect(logged).toEqual([]);
});

test.each([
  ["[node:title] | [site:name]", "Zorgen | Drupaltest", "Zorgen"],
  ["[node:title] thuis | [site:name]", "Zorgen thuis | Drupaltest", "Zorgen thuis"],
  ["Zorgen | Thuis", "Zorgen | Thuis", "Zorgen | Thuis"],
  [null, "Zorgen | Drupaltest", null],
  ["[node:title] | [site:name]", null, null],
])("the title %j, which Drupal makes %j, is %j", async (given, finished, title) => {
  const { page } = await read(
    node({
      field_meta_tags: given ? value(JSON.stringify({ title: given })) : [],
      metatag: finished ? [{ tag: "meta", attributes: { name: "title", content: finished } }] : [],
    }),
  );
  expect(page).toMatchObject({ meta: { title } });
});

test("only documents of the CMS are read in the shapes of Drupal", async () => {
  const document = { thumbnail: [1], field_media_image: [{ url: "/h/kop.jpg" }] };
  const { scope } = testScope(fakeUpstream({ "/x": document }).fetch);
  const { productApi, cms } = scope.upstreams;
  const readFrom = async (upstream: typeof cms) => await getJson(upstream, "/x", { schema: z.unknown() });
  expect(await readFrom(productApi)).toMatchObject({ value: document });
  expect(await readFrom(cms)).toMatchObject({
    value: { field_media_image: [{ alt: "", url: "/h/kop.jpg" }] },
  });
});
