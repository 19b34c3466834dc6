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

test("a news item shows its day in words above its title", async () => {
  const document = await renderPage(newsExamples["with everything"]);
  const date = document.querySelector(".page-head .meta");
  expect(date?.textContent).toBe("donderdag 19 november 2026");
  expect(date?.nextElementSibling?.tagName).toBe("H1");
});

test("a news item can be shared and has the help line beside it", async () => {
  const document = await renderPage(newsExamples["with nothing but a title and a date"]);
  expect(document.querySelectorAll(".page-head details.share a")).toHaveLength(5);
  expect(document.querySelector("aside .cta-card a")?.getAttribute("href")).toBe("tel:08000000000");
});

test("a news item shows its blocks in a column", async () => {
  const document = await renderPage(newsExamples["with everything"]);
  expect(document.querySelectorAll("article > .block")).toHaveLength(2);
  expect(document.querySelector("article section")).toBeNull();
});

test("other news stands below it, and the way to all of it", async () => {
  const related = latestNews(3);
  const under = async (page: Page<"news" | "regio_nieuws">) =>
    dom(await render(<NewsPage page={{ ...page, data: { related } }} preview={false} />)).querySelector(
      "section[aria-labelledby=meer-nieuws]",
    );
  const everything = pageOf("news", newsExamples["with everything"]);
  const general = await under(everything);
  expect(general?.querySelector("h2")?.textContent).toBe("Meer nieuws");
  expect(general?.querySelectorAll("h3 a")).toHaveLength(3);
  expect(general?.querySelector("time")?.textContent).toBe("donderdag 19 november 2026");
  expect(general?.querySelector(".section-foot a")?.getAttribute("href")).toBe("/nieuws");
  const research = await under({ ...everything, newsCategory: { id: 2, label: "Onderzoek", weight: 0 } });
  expect(research?.querySelector("h2")?.textContent).toBe("Meer nieuws: Onderzoek");
  const regional = await under(pageOf("regio_nieuws", regioNieuwsExamples["with everything"]));
  expect(regional?.querySelector("h2")?.textContent).toBe("Meer nieuws van Rivierenland");
  expect(regional?.querySelector(".section-foot a")?.getAttribute("href")).toBe(
    "/regios/rivierenland/nieuws",
  );
});

test("where there is no other news, nothing says so", async () => {
  const document = await renderPage(newsExamples["with everything"]);
  expect(document.querySelector("#meer-nieuws, .cards")).toBeNull();
});

test("a news item without its own date has that of its page, or none, and can be read all the same", async () => {
  const undated = { ...newsExamples["with everything"], field_publication_date: [] };
  const created = [{ value: "2026-11-17T08:00:00+00:00" }];
  const dateOf = async (json: unknown) => (await renderPage(json)).querySelector(".page-head .meta")?.textContent;
  expect(await dateOf({ ...undated, created })).toBe("dinsdag 17 november 2026");
  expect(await dateOf({ ...undated, created: null })).toBeUndefined();
});

test("a news item without a date tells search engines none", () => {
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

test("news of a region looks like other news, and belongs to its region", async () => {
  const page = pageOf("regio_nieuws", regioNieuwsExamples["with everything"]);
  const document = dom(await render(<NewsPage page={page} preview={false} />));
  expect(document.querySelector(".page-head .meta time")?.textContent).toBe("maandag 16 november 2026");
  expect(document.querySelectorAll(".page-head details.share a")).toHaveLength(5);
  expect(page.region?.title).toBe("Rivierenland");
});
