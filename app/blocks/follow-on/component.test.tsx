import { expect, test } from "vitest";
import { link, paragraph } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { BlockList } from "../block-list";
import { decodeBlocks } from "../decode-blocks";
import { FollowOnBlock } from "./component";
import { followOn, volgOns } from "./definition";
import { followOnExamples, volgOnsExamples } from "./examples";

const socials = [
  { title: "Facebook", url: "https://www.facebook.com/onzesite" },
  { title: "Nieuwsbrief", url: "/nieuwsbrief" },
];

const renderBlock = async (json: unknown) =>
  dom(await render(<FollowOnBlock block={followOn.decoder.parse(json)} />, { shell: { socials } }));
const hrefs = (document: Document) =>
  [...document.querySelectorAll("li > a")].map((a) => a.getAttribute("href"));

test("the editor's links are shown as text; those to other websites are marked", async () => {
  const document = await renderBlock(followOnExamples["with the editor's links"]);
  expect([...document.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Facebook (andere website)",
    "Instagram (andere website)",
    "Nieuwsbrief",
  ]);
  expect(document.querySelector("h2")?.textContent).toBe("Volg Alzheimer Café Zutphen");
});

test("without links from the editor the block shows the site's links under a default title", async () => {
  const document = await renderBlock(followOnExamples["with nothing"]);
  expect(hrefs(document)).toEqual(["https://www.facebook.com/onzesite", "/nieuwsbrief"]);
  expect(document.querySelector("h2")?.textContent).toBe("Volg ons");
});

test("an unsafe link is left out; without any link left the site's links are shown", async () => {
  const items = [paragraph("follow_on_item", { field_link: link("javascript:x()", "Klik") })];
  expect(hrefs(await renderBlock(paragraph("follow_on", { field_items: items })))).toEqual([
    "https://www.facebook.com/onzesite",
    "/nieuwsbrief",
  ]);
});

test("without links from the editor or the site the block is left out", async () => {
  const blocks = decodeBlocks([followOnExamples["with nothing"]]);
  expect(await render(<BlockList blocks={blocks} layout="sections" />, { shell: { socials: [] } })).toBe("");
  expect(await render(<BlockList blocks={blocks} layout="sections" />, { shell: { socials } })).toContain(
    "Volg ons",
  );
});

test("the other bundle of the block renders the same", async () => {
  const other = volgOns.decoder.parse(volgOnsExamples["with the editor's links"]);
  const block = followOn.decoder.parse(followOnExamples["with the editor's links"]);
  expect(await render(<FollowOnBlock block={other} />)).toBe(await render(<FollowOnBlock block={block} />));
});
