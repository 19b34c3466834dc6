import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { HomepageBannerBlock } from "./component";
import { homepageBannerExamples } from "./examples";
import { homepageBannerSchema } from "./schema";

const shown = async (json: unknown) =>
  dom(await render(<HomepageBannerBlock block={homepageBannerSchema.parse(json)} />));

test.each(Object.entries(homepageBannerExamples))(
  "a banner %s ends with the memory test",
  async (_, json) => {
    const document = await shown(json);
    const last = [...document.querySelectorAll(".banner > article")].at(-1);
    expect(last?.querySelector("h3")?.textContent).toBe("Doe de geheugentest");
    expect(last?.querySelector("a")?.getAttribute("href")).toBe("/geheugentest");
    expect(last?.querySelector("a")?.textContent).toBe("Start de test");
    expect(document.querySelectorAll('a[href="/geheugentest"]')).toHaveLength(1);
  },
);

test("the first item is the large one and the others have a small picture in crops of 320 and 640", async () => {
  const document = await shown(homepageBannerExamples["with two items"]);
  const items = [...document.querySelectorAll(".banner > article")];
  expect(items.map((item) => item.classList.contains("banner-main"))).toEqual([true, false, false]);
  expect(items[0]?.querySelector("img")?.getAttribute("srcset")).toContain("580x388.jpg 580w");
  expect(items[1]?.querySelector("img")?.getAttribute("srcset")).toBe(
    "/drupal/media/3f2a1b9c/koffie/320.jpg 320w, /drupal/media/3f2a1b9c/koffie/640.jpg 640w",
  );
  expect([...document.querySelectorAll("img")].map((img) => img.getAttribute("alt"))).toEqual(["", "", ""]);
});

test("an item shows its label, and without one no empty label", async () => {
  const full = await shown(homepageBannerExamples["with two items"]);
  expect(full.querySelector(".banner-main .kicker")?.textContent).toBe("De eerste stap");
  const plain = await shown(homepageBannerExamples["with nothing but a title and a link"]);
  expect(plain.querySelector(".banner-main :is(.kicker, .pic)")).toBeNull();
  expect(plain.querySelector(".banner-main a")?.getAttribute("href")).toBe("/regios");
});
