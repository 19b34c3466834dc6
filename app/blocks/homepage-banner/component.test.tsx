import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { HomepageBannerBlock } from "./component";
import { homepageBanner } from "./definition";
import { homepageBannerExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<HomepageBannerBlock block={homepageBanner.decoder.parse(json)} />));

test.each(Object.entries(homepageBannerExamples))(
  "a banner %s ends with the memory test",
  async (_, json) => {
    const document = await shown(json);
    const last = [...document.querySelectorAll(".banner > article")].at(-1);
    expect(last?.querySelector("h2, h3")?.textContent).toBe("Doe de geheugentest");
    expect(last?.querySelector("a")?.getAttribute("href")).toBe("/geheugentest");
    expect(last?.querySelector("a")?.textContent).toBe("Start de test");
    expect(document.querySelectorAll('a[href="/geheugentest"]')).toHaveLength(1);
  },
);

test("the first item is the large one, and every picture comes in crops of 320 and 640", async () => {
  const document = await shown(homepageBannerExamples["with two items"]);
  const items = [...document.querySelectorAll(".banner > article")];
  expect(items.map((item) => item.classList.contains("banner-main"))).toEqual([true, false, false]);
  const crops = "/drupal/media/3f2a1b9c/koffie/320.jpg 320w, /drupal/media/3f2a1b9c/koffie/640.jpg 640w";
  expect([...document.querySelectorAll("img[srcset]")].map((img) => img.getAttribute("srcset"))).toEqual([
    crops,
    crops,
  ]);
  expect([...document.querySelectorAll("img")].map((img) => img.getAttribute("alt"))).toEqual(["", "", ""]);
});

test("below the title of the block stand h3s, without one h2s", async () => {
  const levels = async (json: unknown) =>
    [...(await shown(json)).querySelectorAll("h2, h3")].map(({ tagName }) => tagName);
  expect(await levels(homepageBannerExamples["with two items"])).toEqual(["H2", "H3", "H3", "H3"]);
  expect(await levels(homepageBannerExamples["with nothing but a title and a link"])).toEqual(["H2", "H2"]);
});

test("an item shows its label, and without one no empty label", async () => {
  const full = await shown(homepageBannerExamples["with two items"]);
  expect(full.querySelector(".banner-main .kicker")?.textContent).toBe("De eerste stap");
  const plain = await shown(homepageBannerExamples["with nothing but a title and a link"]);
  expect(plain.querySelector(".banner-main :is(.kicker, .pic)")).toBeNull();
  expect(plain.querySelector(".banner-main a")?.getAttribute("href")).toBe("/regios");
});
