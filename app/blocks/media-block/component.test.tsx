import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { MediaBlockBlock } from "./component";
import { mediaBlock } from "./definition";
import { mediaBlockExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<MediaBlockBlock block={mediaBlock.decoder.parse(json)} />));

test("a media block reads as title, text, picture, caption", async () => {
  const document = await shown(mediaBlockExamples["with everything"]);
  const order = [...document.querySelectorAll("h2, .prose, img, figcaption")].map(({ tagName }) => tagName);
  expect(order).toEqual(["H2", "DIV", "IMG", "FIGCAPTION"]);
});

test.each([
  ["33", "media-33", "270px"],
  ["50", "media-50", "404px"],
  ["breed", "media-100", "(min-width: 48rem) 808px, 100vw"],
])("the picture of a media block of width '%s' is a %s of %s", async (width, className, sizes) => {
  const document = await shown({ ...mediaBlockExamples["with everything"], field_media_width: value(width) });
  expect(document.querySelector("figure")?.className).toBe(className);
  expect(document.querySelector("img")?.getAttribute("sizes")).toBe(sizes);
});

test("a media block with nothing but a picture has no empty heading, text or caption", async () => {
  const document = await shown(mediaBlockExamples["with nothing but a picture"]);
  expect(document.querySelector("h2, .prose, figcaption")).toBeNull();
  expect(document.querySelector("figure.media-100 img")?.getAttribute("alt")).toBe("Een zaal vol bezoekers");
});

test("where the picture or film cannot be shown the text stands alone, and without a text there is nothing", async () => {
  const example = { ...mediaBlockExamples["with everything"], field_media: [] };
  const document = await shown(example);
  expect(document.querySelector(".prose")).not.toBeNull();
  expect(document.querySelector("figure, img")).toBeNull();
  expect(mediaBlock.decoder.safeParse({ ...example, field_text: [] }).success).toBe(false);
});
