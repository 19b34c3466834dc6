import { expect, test } from "vitest";
import { imageSchema } from "~/fields/images";
import { picture } from "~/fields/wire-examples";
import { dom, render } from "../../tests/setup/render";
import { Card } from "./card";

const image = imageSchema.parse(picture("Koffie")[0]?.field_media_image[0]);
const card = { title: "Hulp thuis", link: null, heading: "h3", image } as const;

test.each([
  ["a general card", { news: false }, "350x197", 350, 197],
  ["a news card", { news: true }, "380x235", 380, 235],
] as const)("the picture of %s has its crops", async (_, kind, smallest, width, height) => {
  const img = dom(await render(<Card {...card} {...kind} />)).querySelector("img");
  expect(img?.getAttribute("src")).toContain(smallest);
  expect([img?.width, img?.height]).toEqual([width, height]);
});
