import { expect, test } from "vitest";
import { latestNews } from "../../../tests/factories/latest-news";
import { axeViolations, dom, render } from "../../../tests/setup/render";
import { BlockList } from "../block-list";
import { newsBlock } from "./definition";
import { newsBlockExamples } from "./examples";

const renderNews = (json: unknown, count: number) =>
  render(
    <BlockList
      layout="sections"
      blocks={[{ ...newsBlock.decoder.parse(json), data: { items: latestNews(count) } }]}
    />,
  );
const plain = newsBlockExamples["with nothing from the editor"];

test("the latest news has an anchor and a link to all news", async () => {
  const document = dom(await renderNews(plain, 2));
  expect(document.querySelector("#laatste-nieuws h2")?.textContent).toBe("Laatste nieuws");
  expect(document.querySelector("section p:last-child > a")?.getAttribute("href")).toBe("/nieuws");
});

test("the anchor is the same with the editor's title", async () => {
  const document = dom(await renderNews(newsBlockExamples["with a title and a category"], 1));
  expect(document.querySelector("#laatste-nieuws h2")?.textContent).toBe("Nieuws over onderzoek");
});

test("items after the third are for wide screens only", async () => {
  const document = dom(await renderNews(plain, 5));
  const classes = [...document.querySelectorAll("ul > li")].map((item) => item.className);
  expect(classes).toEqual(["", "", "", "from-desktop", "from-desktop"]);
});

test("a news item has its date in words, a link and a decorative picture", async () => {
  const html = await renderNews(plain, 2);
  const [first, second] = dom(html).querySelectorAll("ul > li");
  expect(first?.querySelector("time")?.textContent).toBe("donderdag 19 november 2026");
  expect(first?.querySelector("time")?.getAttribute("datetime")).toBe("2026-11-19");
  expect(first?.querySelector("h3 > a")?.getAttribute("href")).toBe("/nieuws/bericht-1");
  expect(first?.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(second?.querySelector("img, div:empty")).toBeNull();
  expect(await axeViolations(html)).toEqual([]);
});

test("without news there is no section", async () => {
  const blocks = [newsBlock.decoder.parse(plain)];
  expect(await render(<BlockList layout="sections" blocks={blocks} />)).toBe("");
});

test("the category is decoded; null for all news", () => {
  expect(newsBlock.decoder.parse(newsBlockExamples["with a title and a category"]).categoryId).toBe(2);
  expect(newsBlock.decoder.parse(plain).categoryId).toBeNull();
});
