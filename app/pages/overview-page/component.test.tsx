import { expect, test } from "vitest";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { OverviewPage } from "./component";
import { overviewPageExamples, shoppaginaExamples } from "./examples";

const renderPage = async (json: unknown) =>
  dom(await render(<OverviewPage page={pageOf("overview_page", json)} preview={false} />));

test("an overview page shows its blocks as sections in the editor's order, cards on sand", async () => {
  const document = await renderPage(overviewPageExamples["with everything"]);
  const sections = [...document.querySelectorAll("section")];
  expect(sections.map((section) => section.querySelector(":scope > .wrap h2")?.textContent)).toEqual([
    "Wat wil je regelen?",
    "Hoe begin je erover?",
    "Kies wat bij je past",
    "Lees verder",
  ]);
  expect(sections.map((section) => section.className)).toEqual([
    "section sand",
    "section",
    "section sand",
    "section",
  ]);
});

test("an overview page has a header with crumbs, and nothing beside it", async () => {
  const document = await renderPage(overviewPageExamples["with everything"]);
  expect(document.querySelector(".page-head .crumbs b")?.textContent).toBe("Je partner");
  expect(document.querySelector(".page-head a.btn")?.getAttribute("href")).toBe("/regelzaken/casemanager");
  expect(document.querySelector("aside, .layout-side")).toBeNull();
});

test("an overview page has no share links: only pages to read have them", async () => {
  const document = await renderPage(overviewPageExamples["with nothing but a title"]);
  expect(document.querySelector(".share")).toBeNull();
});

test("the shop shows its items, each with an address of its own", async () => {
  const page = pageOf("shoppagina", shoppaginaExamples["with items"]);
  expect(page.items.map(({ slug }) => slug)).toEqual(["klok-met-dag-en-datum", "kaarten", "kaarten-2"]);
  const document = dom(await render(<OverviewPage page={page} preview={false} />));
  expect(document.querySelectorAll(".shelf-item")).toHaveLength(3);
});
