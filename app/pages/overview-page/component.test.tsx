import { expect, test } from "vitest";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { OverviewPage } from "./component";
import { overviewPageExamples, shoppaginaExamples } from "./examples";

const renderPage = async (json: unknown) =>
  dom(await render(<OverviewPage page={pageOf("overview_page", json)} preview={false} />));

test("blocks are sections in the editor's order, cards on a sand background", async () => {
  const document = await renderPage(overviewPageExamples["with everything"]);
  const sections = [...document.querySelectorAll("section")];
  expect(sections.map((section) => section.querySelector("h2")?.textContent)).toEqual([
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

test("an overview page has breadcrumbs, a header button and no side column", async () => {
  const document = await renderPage(overviewPageExamples["with everything"]);
  expect(document.querySelector("nav [aria-current]")?.textContent).toBe("Je partner");
  expect(document.querySelector("h1 ~ * a")?.getAttribute("href")).toBe("/regelzaken/casemanager");
  expect(document.querySelector("aside")).toBeNull();
});

test("an overview page has no share links", async () => {
  const document = await renderPage(overviewPageExamples["with nothing but a title"]);
  expect(document.querySelector("details[data-menu]")).toBeNull();
});

test("the items of the shop have unique slugs", async () => {
  const page = pageOf("shoppagina", shoppaginaExamples["with items"]);
  expect(page.items.map(({ slug }) => slug)).toEqual(["klok-met-dag-en-datum", "kaarten", "kaarten-2"]);
  const document = dom(await render(<OverviewPage page={page} preview={false} />));
  expect(document.querySelectorAll("li[id^=item-]")).toHaveLength(3);
});
