import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { html, link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../tests/setup/render";
import { blockAnchors, blockSubmenu, reservedIds } from "./block-anchors";
import { BlockList } from "./block-list";
import { decodeBlocks } from "./decode-blocks";

const titled = (bundle: string, title: string) =>
  paragraph(bundle, { field_title: value(title), field_text: html("<p>Tekst</p>") });

test("the sub-menu links to titled blocks with the trait `inSubmenu`, in page order", () => {
  const blocks = decodeBlocks([
    titled("text_with_title", "Eerst dit"),
    titled("text_two_coulmns", "Niet in het menu"),
    paragraph("text", { field_text: html("<p>Zonder titel</p>") }),
    paragraph("link_list", {
      field_title: value("Lees verder"),
      field_items: [paragraph("link_list_item", { field_link: link("internal:/contact", "Contact") })],
    }),
  ]);
  expect(blockSubmenu(blocks)).toEqual([
    { title: "Eerst dit", url: "#eerst-dit" },
    { title: "Lees verder", url: "#lees-verder" },
  ]);
});

test("each entry links to exactly one block, also if titles repeat", async () => {
  const blocks = decodeBlocks([titled("text_with_title", "Tips"), titled("text_with_title", "Tips")]);
  const document = dom(await render(<BlockList blocks={blocks} layout="sections" />));
  for (const { url } of blockSubmenu(blocks)) expect(document.querySelectorAll(url)).toHaveLength(1);
  expect(blockSubmenu(blocks).map(({ url }) => url)).toEqual(["#tips", "#tips-2"]);
});

test("a block with the title of a page section gets a numbered anchor", () => {
  const blocks = decodeBlocks([
    titled("text_with_title", "Activiteiten"),
    titled("text_with_title", "Inhoud"),
  ]);
  expect(blockSubmenu(blocks).map(({ url }) => url)).toEqual(["#activiteiten-2", "#inhoud-2"]);
});

test("blocks of one kind or title have an anchor each", () => {
  const news = () => paragraph("news_block", {});
  const blocks = decodeBlocks([
    news(),
    titled("text_with_title", "Laatste nieuws"),
    news(),
    titled("text_with_title", "Meedoen"),
    titled("text_with_title", "Overzicht"),
    paragraph("activity_block", {}),
    titled("text_with_title", "Activiteiten"),
  ]);
  expect([...blockAnchors(blocks).values()].map(({ anchor }) => anchor)).toEqual([
    "laatste-nieuws",
    "laatste-nieuws-2",
    "laatste-nieuws-3",
    "meedoen-2",
    "overzicht-2",
    "activiteiten-3",
  ]);
});

test("every id that a page gives itself is reserved", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  // The pages for members have no blocks of editors, but for the hub and the forum.
  const isForMembers = /\/(accounts|community|desk|inbox|leaving|moderation|profile|settings|staff)\//;
  const sources = files.filter((file) => /(?<!\.test)\.tsx$/.test(file) && !isForMembers.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const missing = sources.flatMap((file) =>
    Array.from(readFileSync(`app/${file}`, "utf8").matchAll(/ id="([\w-]+)"/g), ([, id = ""]) => id)
      .filter((id) => id === id.toLowerCase() && !reservedIds.includes(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(missing).toEqual([]);
});
