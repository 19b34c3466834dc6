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

test("the hero shows title, introduction, both buttons and a picture that loads at once", async () => {
  const hero = (await renderPage(everything)).querySelector(".hero");
  expect(hero?.querySelector("h1")?.textContent).toBe("Alles over dementie, rustig uitgelegd");
  expect(hero?.querySelector(".intro")?.textContent).toContain("Hoe herken je dementie?");
  expect([...(hero?.querySelectorAll("a.btn") ?? [])].map((a) => a.getAttribute("href"))).toEqual([
    "/dementie/wat-is-dementie",
    "/herkennen-en-diagnose/signalen",
  ]);
  expect(hero?.querySelector("img")?.getAttribute("alt")).toBe("Twee mensen werken samen in de tuin");
  expect(hero?.querySelector("img")?.hasAttribute("loading")).toBe(false);
});

test("the hero is sand only where the editor says so", async () => {
  expect((await renderPage(everything)).querySelector(".hero")?.className).toBe("hero sand");
  expect((await renderPage(plain)).querySelector(".hero")?.className).toBe("hero");
});

test("pijlers that come first are pulled up under the hero, and are not shown twice", async () => {
  const document = await renderPage(everything);
  const under = document.querySelector(".hero + section.hero-under");
  expect(under?.querySelectorAll(".pijler")).toHaveLength(4);
  expect(document.querySelectorAll(".pijlers")).toHaveLength(1);
});

test("pijlers under the hero keep their title for screen readers, and get one where the editor gave none", async () => {
  const titled = (await renderPage(everything)).querySelectorAll(".hero-under h2");
  expect([...titled].map((title) => [title.className, title.textContent])).toEqual([
    ["vh", "Waar wil je meer over weten?"],
  ]);
  const untitled = await renderPage({
    ...plain,
    field_page_content: [pijlersExamples["with nothing but titles and links"]],
  });
  const label = untitled.querySelector("section.hero-under")?.getAttribute("aria-labelledby");
  expect(untitled.getElementById(label ?? "")?.textContent).toBe("Waar kunnen we je bij helpen?");
});

test("pijlers further down stay where the editor put them", async () => {
  const document = await renderPage(homepageExamples["with the pijlers further down"]);
  expect(document.querySelector(".hero-under")).toBeNull();
  const sections = [...document.querySelectorAll("section.section")];
  expect(sections.map((section) => section.querySelector(".pijlers") !== null)).toEqual([false, true, false]);
});

test("only the first pijlers move: a second block of them is a section of its own", async () => {
  const both = [pijlersExamples["with four pijlers"], pijlersExamples["with nothing but titles and links"]];
  const document = await renderPage({ ...plain, field_page_content: both });
  expect(document.querySelectorAll(".hero-under .pijler")).toHaveLength(4);
  expect(document.querySelectorAll("section.section .pijler")).toHaveLength(1);
});

test("every other block is a section over the full width, and news without items is none", async () => {
  const sections = [...(await renderPage(everything)).querySelectorAll("section.section")];
  expect(sections.map((section) => section.className)).toEqual(["section", "section sand"]);
  expect(sections.map((section) => section.querySelector("h2")?.textContent)).toEqual([
    "Vaak gelezen",
    "Regel het stap voor stap",
  ]);
});

test("the latest news is a section once it has items", async () => {
  const page = pageOf("homepage", everything);
  for (const block of page.blocks) if (block.type === "news_block") block.data = { items: latestNews(4) };
  const document = dom(await render(<Homepage page={page} preview={false} />));
  expect(document.querySelectorAll("section.section:last-of-type .news-list > li")).toHaveLength(4);
});

test("a front page without pijlers, with a quote, has neither crumbs nor share links", async () => {
  const document = await renderPage({ ...plain, field_page_content: [quoteExamples["with everything"]] });
  expect(document.querySelector(".quote")).not.toBeNull();
  expect(document.querySelector(".crumbs, .share, .hero .pic, .hero a")).toBeNull();
});
