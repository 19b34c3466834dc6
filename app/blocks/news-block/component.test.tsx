import { expect, test } from "vitest";
import { latestNews } from "../../../tests/factories/latest-news";
import { axeViolations, dom, render } from "../../../tests/setup/render";
import { BlockList } from "../block-list";
import { newsBlock } from "./definition";
import { newsBlockExamples } from "./examples";

const page = (json: unknown, count: number) =>
  render(
    <BlockList
      layout="sections"
      blocks={[{ ...newsBlock.decoder.parse(json), data: { items: latestNews(count) } }]}
    />,
  );
const plain = newsBlockExamples["with nothing of the editor"];

test("the latest news can be linked to and leads to all the news", async () => {
  const document = dom(await page(plain, 2));
  expect(document.querySelector("#laatste-nieuws")?.tagName).toBe("H2");
  expect(document.querySelector("#laatste-nieuws")?.textContent).toBe("Laatste nieuws");
  expect(document.querySelector(".section-foot a")?.getAttribute("href")).toBe("/nieuws");
});

test("the latest news keeps its anchor under a title of the editor", async () => {
  const document = dom(await page(newsBlockExamples["with a title and a category"], 1));
  expect(document.querySelector("#laatste-nieuws")?.textContent).toBe("Nieuws over onderzoek");
});

test("news after the third item is for wide screens only", async () => {
  const document = dom(await page(plain, 5));
  const classes = [...document.querySelectorAll(".news-list > li")].map((item) => item.className);
  expect(classes).toEqual(["", "", "", "from-desktop", "from-desktop"]);
});

test("a news item shows its day in words, its link and a picture that only decorates", async () => {
  const html = await page(plain, 2);
  const [first, second] = dom(html).querySelectorAll(".news-list > li");
  expect(first?.querySelector("time")?.textContent).toBe("donderdag 19 november 2026");
  expect(first?.querySelector("time")?.getAttribute("datetime")).toBe("2026-11-19");
  expect(first?.querySelector("h3 > a")?.getAttribute("href")).toBe("/nieuws/bericht-1");
  expect(first?.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(second?.querySelector(".pic")).toBeNull();
  expect(await axeViolations(html)).toEqual([]);
});

test("without news there is no section at all", async () => {
  const blocks = [newsBlock.decoder.parse(plain)];
  expect(await render(<BlockList layout="sections" blocks={blocks} />)).toBe("");
});

test("the block asks for the news of its category, or of all of them", () => {
  expect(newsBlock.decoder.parse(newsBlockExamples["with a title and a category"]).categoryId).toBe(2);
  expect(newsBlock.decoder.parse(plain).categoryId).toBeNull();
});
