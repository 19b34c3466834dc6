import { expect, test } from "vitest";
import { picture, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { TextImageBlock } from "./component";
import { textImage } from "./definition";
import { textImageExamples } from "./examples";

const example = textImageExamples["with everything, picture on the right"];
const shown = async (json: unknown) =>
  dom(await render(<TextImageBlock block={textImage.decoder.parse(json)} />));

test.each([
  ["right", false],
  ["left", true],
  ["boven", true],
])("a picture whose position is '%s' stands on the left: %s", async (position, left) => {
  const document = await shown({ ...example, field_image_position: value(position) });
  expect(document.querySelector(".text-image")?.classList.contains("flip")).toBe(left);
});

test.each([
  ["center", true],
  ["left", false],
  ["right", false],
])("a text whose alignment is '%s' is centred: %s", async (alignment, centered) => {
  const document = await shown({ ...example, field_text_alignment: value(alignment) });
  expect(document.querySelector(".text-image")?.classList.contains("centered")).toBe(centered);
});

test("the picture beside a text tells what it shows, and the link is a button", async () => {
  const document = await shown(example);
  expect(document.querySelector("img")?.alt).toBe("Een man en een vrouw wandelen door de duinen");
  expect(document.querySelector("a.btn")?.getAttribute("href")).toBe("/leven-met-dementie/bewegen-en-eten");
});

test("a picture without words leaves no empty heading, text or button", async () => {
  const document = await shown(textImageExamples["with nothing but a picture"]);
  expect(document.querySelector("h2, .prose, .actions")).toBeNull();
  expect(document.querySelector("img")).not.toBeNull();
});

test("a portrait keeps its shape, a landscape is cut to that of the others", async () => {
  const cut = (document: Document) => document.querySelector("img")?.getAttribute("srcset") ?? "";
  const portrait = picture("Marga", { width: 640, height: 640 });
  expect(cut(await shown(example))).toContain(" 760w");
  expect(cut(await shown({ ...example, field_image: portrait }))).toContain(" 700w");
});

test("where the picture cannot be shown the text stands alone, and without a text there is nothing", async () => {
  const document = await shown({ ...example, field_image: [] });
  expect(document.querySelector(".text-image.alone .prose")?.textContent).toContain("Een wandeling helpt");
  expect(document.querySelector(".figure, img")).toBeNull();
  expect(textImage.decoder.safeParse({ ...example, field_image: [], field_text: [] }).success).toBe(false);
});
