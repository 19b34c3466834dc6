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

const shown = async (json: unknown) =>
  dom(await render(<FollowOnBlock block={followOn.decoder.parse(json)} />, { shell: { socials } }));
const hrefs = (document: Document) =>
  [...document.querySelectorAll("li > a")].map((a) => a.getAttribute("href"));

test("the links an editor gives are shown as words, those to other websites say so", async () => {
  const document = await shown(followOnExamples["with links of its own"]);
  expect([...document.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "Facebook (andere website)",
    "Instagram (andere website)",
    "Nieuwsbrief",
  ]);
  expect(document.querySelector("h2")?.textContent).toBe("Volg Alzheimer Café Zutphen");
});

test("without links of its own it shows those of the site, under a title that says what they are", async () => {
  const document = await shown(followOnExamples["with nothing"]);
  expect(hrefs(document)).toEqual(["https://www.facebook.com/onzesite", "/nieuwsbrief"]);
  expect(document.querySelector("h2")?.textContent).toBe("Volg ons");
});

test("a link that is not safe to follow is left out, and with none left those of the site show", async () => {
  const items = [paragraph("follow_on_item", { field_link: link("javascript:x()", "Klik") })];
  expect(hrefs(await shown(paragraph("follow_on", { field_items: items })))).toEqual([
    "https://www.facebook.com/onzesite",
    "/nieuwsbrief",
  ]);
});

test("without any place to follow us there is no invitation to do so", async () => {
  const blocks = decodeBlocks([followOnExamples["with nothing"]]);
  expect(await render(<BlockList blocks={blocks} layout="sections" />, { shell: { socials: [] } })).toBe("");
  expect(await render(<BlockList blocks={blocks} layout="sections" />, { shell: { socials } })).toContain(
    "Volg ons",
  );
});

test("the other name of the block shows the same", async () => {
  const other = volgOns.decoder.parse(volgOnsExamples["with links of its own"]);
  const block = followOn.decoder.parse(followOnExamples["with links of its own"]);
  expect(await render(<FollowOnBlock block={other} />)).toBe(await render(<FollowOnBlock block={block} />));
});
