import { expect, test } from "vitest";
import { picture, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { TextImageBlock } from "./component";
import { textImage } from "./definition";
import { textImageExamples } from "./examples";

const example = textImageExamples["with everything, picture on the right"];
const renderBlock = async (json: unknown) =>
  dom(await render(<TextImageBlock block={textImage.decoder.parse(json)} />));

test.each([
  ["right", false],
  ["left", true],
  ["boven", true],
])("a picture with the position '%s' is on the left: %s", async (position, left) => {
  const document = await renderBlock({ ...example, field_image_position: value(position) });
  expect(document.querySelector("main")?.firstElementChild?.classList.contains("flip")).toBe(left);
});

test.each([
  ["center", true],
  ["left", false],
  ["right", false],
])("a text with the alignment '%s' is centred: %s", async (alignment, centered) => {
  const document = await renderBlock({ ...example, field_text_alignment: value(alignment) });
  expect(document.querySelector("main")?.firstElementChild?.classList.contains("centered")).toBe(centered);
});

test("the picture has alternative text, and the link is a button", async () => {
  const document = await renderBlock(example);
  expect(document.querySelector("img")?.alt).toBe("Een man en een vrouw wandelen door de duinen");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/leven-met-dementie/bewegen-en-eten");
});

test("a block with nothing but a picture has no heading, text or button", async () => {
  const document = await renderBlock(textImageExamples["with nothing but a picture"]);
  expect(document.querySelector("h2, p, a")).toBeNull();
  expect(document.querySelector("img")).not.toBeNull();
});

test("a square picture has square crops, others have landscape crops", async () => {
  const srcSetOf = (document: Document) => document.querySelector("img")?.getAttribute("srcset") ?? "";
  const square = picture("Marga", { width: 640, height: 640 });
  expect(srcSetOf(await renderBlock(example))).toContain(" 760w");
  expect(srcSetOf(await renderBlock({ ...example, field_image: square }))).toContain(" 700w");
});

test("without a picture the text is shown alone; without either the block cannot be decoded", async () => {
  const document = await renderBlock({ ...example, field_image: [] });
  const block = document.querySelector("main")?.firstElementChild;
  expect(block?.classList.contains("alone")).toBe(true);
  expect(block?.textContent).toContain("Een wandeling helpt");
  expect(document.querySelector("img, div:empty")).toBeNull();
  expect(textImage.decoder.safeParse({ ...example, field_image: [], field_text: [] }).success).toBe(false);
});
