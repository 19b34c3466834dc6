import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { MediaBlockBlock } from "./component";
import { mediaBlock } from "./definition";
import { mediaBlockExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<MediaBlockBlock block={mediaBlock.decoder.parse(json)} />));

test("the order is title, text, picture, caption", async () => {
  const document = await renderBlock(mediaBlockExamples["with everything"]);
  const order = [...document.querySelectorAll("h2, p, img, figcaption")].map(({ tagName }) => tagName);
  expect(order).toEqual(["H2", "P", "IMG", "FIGCAPTION"]);
});

test.each([
  ["33", "media-33", "270px"],
  ["50", "media-50", "404px"],
  ["breed", "media-100", "(min-width: 48rem) 808px, 100vw"],
])("a picture with the width '%s' has the class %s and the sizes %s", async (width, className, sizes) => {
  const document = await renderBlock({
    ...mediaBlockExamples["with everything"],
    field_media_width: value(width),
  });
  expect(document.querySelector("figure")?.className).toBe(className);
  expect(document.querySelector("img")?.getAttribute("sizes")).toBe(sizes);
});

test("a block with nothing but a picture has no empty elements", async () => {
  const document = await renderBlock(mediaBlockExamples["with nothing but a picture"]);
  expect(document.querySelector("h2, p, figcaption, div:empty")).toBeNull();
  expect(document.querySelector("figure")?.className).toBe("media-100");
  expect(document.querySelector("img")?.getAttribute("alt")).toBe("Een zaal vol bezoekers");
});

test("without media the text is shown alone; without either the block cannot be decoded", async () => {
  const example = { ...mediaBlockExamples["with everything"], field_media: [] };
  const document = await renderBlock(example);
  expect(document.querySelector("p")).not.toBeNull();
  expect(document.querySelector("figure, img")).toBeNull();
  expect(mediaBlock.decoder.safeParse({ ...example, field_text: [] }).success).toBe(false);
});
