import { expect, test } from "vitest";
import { value } from "../../../tests/factories/drupal";
import { dom, render } from "../../../tests/setup/render";
import { MediaBlock } from "./component";
import { mediaExamples } from "./examples";
import { mediaSchema } from "./schema";

const example = mediaExamples["with a width of 100"];
const shown = async (json: unknown) => dom(await render(<MediaBlock block={mediaSchema.parse(json)} />));

const third = { className: "media-33", sizes: "270px" };
const half = { className: "media-50", sizes: "404px" };
const full = { className: "media-100", sizes: "(min-width: 48rem) 808px, 100vw" };

test.each([
  { width: value("33"), ...third },
  { width: value(33), ...third },
  { width: value("50"), ...half },
  { width: value("100"), ...full },
  { width: value("75"), ...full },
  { width: [], ...full },
])("a picture of width $width takes $sizes", async ({ width, className, sizes }) => {
  const document = await shown({ ...example, field_media_width: width });
  expect(document.querySelector("figure")?.className).toBe(className);
  const hints = [...document.querySelectorAll("source, img")].map((element) => element.getAttribute("sizes"));
  expect(hints).toEqual([sizes, sizes, sizes]);
});

test("the browser is offered AVIF, then WebP, then JPEG, each in three sizes", async () => {
  const document = await shown(example);
  const offers = [...document.querySelectorAll("picture > *")];
  expect(offers.map((offer) => offer.getAttribute("type") ?? offer.tagName)).toEqual([
    "image/avif",
    "image/webp",
    "IMG",
  ]);
  const srcSet = (extension: string) =>
    ["404x227", "808x455", "1616x909"]
      .map((crop) => `/drupal/media/3f2a1b9c/koffie/${crop}.${extension} ${crop.split("x")[0]}w`)
      .join(", ");
  expect(offers.map((offer) => offer.getAttribute("srcset"))).toEqual(["avif", "webp", "jpg"].map(srcSet));
  expect(document.querySelector("img")?.getAttribute("src")).toBe(
    "/drupal/media/3f2a1b9c/koffie/404x227.jpg",
  );
});

test("a picture has its description, its caption and its measures, so that the page does not jump", async () => {
  const document = await shown(example);
  const img = document.querySelector("img");
  expect(img?.alt).toBe("Vier mensen drinken samen koffie");
  expect([img?.width, img?.height]).toEqual([404, 227]);
  expect(img?.getAttribute("loading")).toBe("lazy");
  expect(document.querySelector("figcaption")?.textContent).toBe(
    "Elke week is er koffie in het Alzheimer Café.",
  );
});

test("a drawing without crops is shown as it is, without an empty caption", async () => {
  const document = await shown(mediaExamples["with nothing but a drawing"]);
  const img = document.querySelector("img");
  expect(img?.getAttribute("src")).toBe("/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg");
  expect([img?.width, img?.height]).toEqual([640, 640]);
  expect(document.querySelector("source, figcaption, [srcset], [sizes]")).toBeNull();
});
