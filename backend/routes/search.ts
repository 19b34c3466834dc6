import { Hono } from "hono";
import { z } from "zod";
import { type Backend, isListed } from "../backend";
import type { Page } from "../content/expand-page";
import type { PageType } from "../content/page-types";
import { createSearch, type Search } from "../search/search-index";

const maximumResults = 100;
const resultTypes: Record<PageType, string> = {
  homepage: "Other",
  content_page: "ContentPage",
  overview_page: "Overview",
  news: "News",
  activiteit: "Activity",
  business_partner: "BusinessPartner",
  business_partner_overview: "Other",
  corporate_vacature: "Vacancy",
  location: "Location",
  memory_test_result_page: "Other",
  over_de_regio: "Other",
  quiz: "Other",
  recommendation_overview: "Other",
  regio: "Regio",
  regio_nieuws: "RegioNews",
  regio_overzicht: "Other",
  regio_vacancies: "Vacancy",
  shoppagina: "Other",
  vacancies: "Vacancy",
  vacancy_overview: "Other",
};
const contentTypes = {
  alle: undefined,
  // What is neither news nor regional: the site shows these results as one group.
  informatie: ["ContentPage", "Overview", "Vacancy", "BusinessPartner", "Other"],
  nieuws: ["News", "RegioNews"],
  regio: ["Regio", "Location", "Activity"],
};
const querySchema = z.object({
  query: z.string().trim().min(1),
  contentType: z.enum(["alle", "informatie", "nieuws", "regio"]).default("alle"),
});

/** The search over all pages and news. */
export function searchRoutes({ content, now }: Backend): Hono {
  const pages = new Map(
    [...content.pages.values()]
      .filter(({ hiddenInSearch }) => !hiddenInSearch)
      .map((page) => [page.nid, page]),
  );
  const categories = new Map(content.taxonomies.get("content_categories")?.map(({ id, name }) => [id, name]));
  // Made at the first question, so that it does not hold up the start.
  let search: Search | undefined;

  return new Hono().get("/api/v1/es/search", (c) => {
    const question = querySchema.safeParse(c.req.query());
    if (!question.success) return c.json({ message: z.prettifyError(question.error) }, 400);
    const types: string[] | undefined = contentTypes[question.data.contentType];
    search ??= createSearch([...pages.values()].map(searchDocument));
    const accepts = (page: Page | undefined) =>
      page !== undefined && isListed(page, now()) && (!types || types.includes(resultTypes[page.type]));
    const results = search(question.data.query, (nid) => accepts(pages.get(nid)))
      .slice(0, maximumResults)
      .flatMap((nid) => pages.get(nid) ?? []);
    return c.json(results.map((page) => searchResult(page, categories.get(page.categoryId ?? 0))));
  });
}

function searchDocument({ nid, title, introduction, text }: Page) {
  return { id: nid, title, introduction, text };
}

function searchResult({ nid, title, type, introduction, address }: Page, label: string | undefined): unknown {
  return {
    Id: String(nid),
    Title: title,
    Type: resultTypes[type],
    Introduction: introduction,
    Data: { Path: address },
    SearchLabels: label ? [label] : undefined,
  };
}
