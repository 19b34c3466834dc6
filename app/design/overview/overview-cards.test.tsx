import { expect, test } from "vitest";
import { imageSchema } from "~/fields/images";
import { picture } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { OverviewCards } from "./overview-cards";

const image = imageSchema.parse(picture("Koffie")[0]?.field_media_image[0]);

test("the picture of the first card loads at once, those below it when they come near", async () => {
  const items = ["een", "twee", "drie"].map((name) => ({
    id: name,
    title: name,
    url: `/${name}`,
    introduction: "",
    image: { ...image, url: `/drupal/media/${name}.png` },
  }));
  const page = dom(await render(<OverviewCards items={items} idOf={() => undefined} />));
  const loading = [...page.querySelectorAll("img")].map((img) => img.getAttribute("loading"));
  expect(loading).toEqual([null, "lazy", "lazy"]);
});
