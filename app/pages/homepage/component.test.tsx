import { expect, test } from "vitest";
import { pijlersExamples } from "~/blocks/pijlers/examples";
import { quoteExamples } from "~/blocks/quote/examples";
import { latestNews } from "../../../tests/factories/latest-news";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { Homepage } from "./component";
import { homepageExamples } from "./examples";

const everything = homepageExamples["with everything"];
const plain = homepageExamples["with nothing but a title"];

const renderPage = async (json: unknown) =>
  dom(await render(<Homepage page={pageOf("homepage", json)} preview={false} />));

const underBanner = "section[aria-labelledby=pijlers]";
const bannerOf = (document: Document) => document.querySelector("main")?.firstElementChild;

test("the banner has title, introduction, both buttons and a picture without lazy loading", async () => {
  const banner = bannerOf(await renderPage(everything));
  expect(banner?.querySelector("h1")?.textContent).toBe("Alles over dementie, rustig uitgelegd");
  expect(banner?.textContent).toContain("Hoe herken je dementie?");
  expect([...(banner?.querySelectorAll("a") ?? [])].map((a) => a.getAttribute("href"))).toEqual([
    "/dementie/wat-is-dementie",
    "/herkennen-en-diagnose/signalen",
  ]);
  expect(banner?.querySelector("img")?.getAttribute("alt")).toBe("Twee mensen werken samen in de tuin");
  expect(banner?.querySelector("img")?.hasAttribute("loading")).toBe(false);
});

test("the banner has a sand background only if the editor chose it", async () => {
  expect(bannerOf(await renderPage(everything))?.className).toBe("hero sand");
  expect(bannerOf(await renderPage(plain))?.className).toBe("hero");
});

test("pijlers that come first are directly under the banner and shown once", async () => {
  const document = await renderPage(everything);
  const section = bannerOf(document)?.nextElementSibling;
  expect(section?.matches(underBanner)).toBe(true);
  expect(section?.querySelectorAll("h3")).toHaveLength(4);
  const titles = [...document.querySelectorAll("h2, h3")].map(({ textContent }) => textContent);
  expect(titles.filter((title) => title === "Vergeet ik te veel?")).toHaveLength(1);
});

test("pijlers under the banner have a visually hidden title, by default a general one", async () => {
  const titled = (await renderPage(everything)).querySelectorAll(`${underBanner} h2`);
  expect([...titled].map((title) => [title.className, title.textContent])).toEqual([
    ["vh", "Waar wil je meer over weten?"],
  ]);
  const untitled = await renderPage({
    ...plain,
    field_page_content: [pijlersExamples["with nothing but titles and links"]],
  });
  const label = untitled.querySelector(`${underBanner} h2`)?.textContent;
  expect(label).toBe("Waar kunnen we je bij helpen?");
});

test("pijlers further down stay in their place", async () => {
  const document = await renderPage(homepageExamples["with the pijlers further down"]);
  expect(document.querySelector(underBanner)).toBeNull();
  const sections = [...document.querySelectorAll("section")];
  expect(sections.map((section) => section.querySelectorAll("h3").length)).toEqual([0, 4, 0]);
});

test("a second block with pijlers is a section of its own", async () => {
  const both = [pijlersExamples["with four pijlers"], pijlersExamples["with nothing but titles and links"]];
  const document = await renderPage({ ...plain, field_page_content: both });
  expect(document.querySelectorAll(`${underBanner} h3`)).toHaveLength(4);
  expect(document.querySelectorAll(`${underBanner} ~ section h2`)).toHaveLength(1);
});

test("each other block is a full-width section; a news block without items is left out", async () => {
  const sections = [...(await renderPage(everything)).querySelectorAll(`${underBanner} ~ section`)];
  expect(sections.map((section) => section.className)).toEqual(["section", "section sand"]);
  expect(sections.map((section) => section.querySelector("h2")?.textContent)).toEqual([
    "Vaak gelezen",
    "Regel het stap voor stap",
  ]);
});

test("the latest news is a section if it has items", async () => {
  const page = pageOf("homepage", everything);
  for (const block of page.blocks) if (block.type === "news_block") block.data = { items: latestNews(4) };
  const document = dom(await render(<Homepage page={page} preview={false} />));
  expect(document.querySelectorAll("section:last-of-type li")).toHaveLength(4);
});

test("a home page has no breadcrumbs and share links", async () => {
  const document = await renderPage({ ...plain, field_page_content: [quoteExamples["with everything"]] });
  expect(document.querySelector("blockquote")).not.toBeNull();
  expect(document.querySelector("nav, details")).toBeNull();
  expect(bannerOf(document)?.querySelector("img, a")).toBeNull();
});
