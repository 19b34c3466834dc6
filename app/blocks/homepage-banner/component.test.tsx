import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { HomepageBannerBlock } from "./component";
import { homepageBanner } from "./definition";
import { homepageBannerExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<HomepageBannerBlock block={homepageBanner.decoder.parse(json)} />));

test.each(Object.entries(homepageBannerExamples))(
  "a banner %s ends with the memory test",
  async (_, json) => {
    const document = await renderBlock(json);
    const last = [...document.querySelectorAll("article")].at(-1);
    expect(last?.querySelector("h2, h3")?.textContent).toBe("Doe de geheugentest");
    expect(last?.querySelector("a")?.getAttribute("href")).toBe("/geheugentest");
    expect(last?.querySelector("a")?.textContent).toBe("Start de test");
    expect(document.querySelectorAll('a[href="/geheugentest"]')).toHaveLength(1);
  },
);

test("the first item is large; pictures have crops of 320 and 640 px", async () => {
  const document = await renderBlock(homepageBannerExamples["with two items"]);
  const items = [...document.querySelectorAll("article")];
  expect(items.map((item) => item.classList.contains("banner-main"))).toEqual([true, false, false]);
  const crops = "/drupal/media/3f2a1b9c/koffie/320.jpg 320w, /drupal/media/3f2a1b9c/koffie/640.jpg 640w";
  expect([...document.querySelectorAll("img[srcset]")].map((img) => img.getAttribute("srcset"))).toEqual([
    crops,
    crops,
  ]);
  expect([...document.querySelectorAll("img")].map((img) => img.getAttribute("alt"))).toEqual(["", "", ""]);
});

test("items have an h3 below the title of the block, an h2 without one", async () => {
  const levels = async (json: unknown) =>
    [...(await renderBlock(json)).querySelectorAll("h2, h3")].map(({ tagName }) => tagName);
  expect(await levels(homepageBannerExamples["with two items"])).toEqual(["H2", "H3", "H3", "H3"]);
  expect(await levels(homepageBannerExamples["with nothing but a title and a link"])).toEqual(["H2", "H2"]);
});

test("an item has its label, without one no empty element", async () => {
  const full = await renderBlock(homepageBannerExamples["with two items"]);
  expect(full.querySelector("article h3")?.previousElementSibling?.textContent).toBe("De eerste stap");
  const plain = await renderBlock(homepageBannerExamples["with nothing but a title and a link"]);
  expect(
    plain.querySelector("article h2")?.previousElementSibling ?? plain.querySelector("article div:empty"),
  ).toBeNull();
  expect(plain.querySelector("article a")?.getAttribute("href")).toBe("/regios");
});
