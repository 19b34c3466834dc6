import { expect, test } from "vitest";
import type { Page } from "~/pages/types";
import { latestNews } from "../../../tests/factories/latest-news";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { NewsPage } from "./component";
import { newsExamples, regioNieuwsExamples } from "./examples";
import { newsMarkup } from "./news-markup";

const renderPage = async (json: unknown) =>
  dom(await render(<NewsPage page={pageOf("news", json)} preview={false} />));

const dateAboveTitle = (document: Document) =>
  document.querySelector("h1")?.previousElementSibling?.querySelector("time")?.textContent;

test("the date in words is above the title", async () => {
  const document = await renderPage(newsExamples["with everything"]);
  expect(dateAboveTitle(document)).toBe("donderdag 19 november 2026");
});

test("a news item has share links and the helpline beside it", async () => {
  const document = await renderPage(newsExamples["with nothing but a title and a date"]);
  expect(document.querySelectorAll("details a")).toHaveLength(5);
  expect(document.querySelector("aside a[href='tel:08000000000']")).not.toBeNull();
});

test("the blocks of a news item are in a column", async () => {
  const document = await renderPage(newsExamples["with everything"]);
  expect(document.querySelectorAll("article > div")).toHaveLength(2);
  expect(document.querySelector("article section")).toBeNull();
});

test("related news is listed below, with a link to all news", async () => {
  const related = latestNews(3);
  const relatedNews = async (page: Page<"news" | "regio_nieuws">) =>
    dom(await render(<NewsPage page={{ ...page, data: { related } }} preview={false} />)).querySelector(
      "section[aria-labelledby=meer-nieuws]",
    );
  const everything = pageOf("news", newsExamples["with everything"]);
  const general = await relatedNews(everything);
  expect(general?.querySelector("h2")?.textContent).toBe("Meer nieuws");
  expect(general?.querySelectorAll("h3 a")).toHaveLength(3);
  expect(general?.querySelector("time")?.textContent).toBe("donderdag 19 november 2026");
  expect(general?.querySelector("p:last-child > a")?.getAttribute("href")).toBe("/nieuws");
  const research = await relatedNews({
    ...everything,
    newsCategory: { id: 2, label: "Onderzoek", weight: 0 },
  });
  expect(research?.querySelector("h2")?.textContent).toBe("Meer nieuws: Onderzoek");
  const regional = await relatedNews(pageOf("regio_nieuws", regioNieuwsExamples["with everything"]));
  expect(regional?.querySelector("h2")?.textContent).toBe("Meer nieuws van Rivierenland");
  expect(regional?.querySelector("p:last-child > a")?.getAttribute("href")).toBe(
    "/regios/rivierenland/nieuws",
  );
});

test("without related news there is no section", async () => {
  const document = await renderPage(newsExamples["with everything"]);
  expect(document.querySelector("section")).toBeNull();
});

test("without a publication date the date of the page is used, or none", async () => {
  const undated = { ...newsExamples["with everything"], field_publication_date: [] };
  const created = [{ value: "2026-11-17T08:00:00+00:00" }];
  const dateOf = async (json: unknown) => dateAboveTitle(await renderPage(json));
  expect(await dateOf({ ...undated, created })).toBe("dinsdag 17 november 2026");
  expect(await dateOf({ ...undated, created: null })).toBeUndefined();
});

test("the structured data of a news item without a date has no date", () => {
  const undated = pageOf("news", {
    ...newsExamples["with everything"],
    field_publication_date: [],
    created: [],
  });
  const markup = newsMarkup(undated, {
    name: "Dementie",
    origin: "https://www.example.nl",
    logo: "/logo.png",
  });
  expect(markup).toMatchObject({ "@type": "NewsArticle", headline: undated.title });
  expect(markup).not.toHaveProperty("datePublished");
});

test("regional news has the same layout, and its region", async () => {
  const page = pageOf("regio_nieuws", regioNieuwsExamples["with everything"]);
  const document = dom(await render(<NewsPage page={page} preview={false} />));
  expect(dateAboveTitle(document)).toBe("maandag 16 november 2026");
  expect(document.querySelectorAll("details a")).toHaveLength(5);
  expect(page.region?.title).toBe("Rivierenland");
});
