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

/** What is known of a result. */
type Found = Pick<Page, "nid" | "type" | "title" | "introduction"> & Partial<Page>;

/** The search over all pages and news, also of the branches. */
export function searchRoutes({ content, now }: Backend): Hono {
  const { regionPages, vacancies } = content;
  const own = [...content.pages.values()].filter(({ hiddenInSearch }) => !hiddenInSearch);
  const categories = new Map(content.taxonomies.get("content_categories")?.map(({ id, name }) => [id, name]));
  // Made at the first question, so that it does not hold up the start.
  let index: { documents: Map<number, Found>; search: Search } | undefined;

  return new Hono().get("/api/v1/es/search", (c) => {
    const question = querySchema.safeParse(c.req.query());
    if (!question.success) return c.json({ message: z.prettifyError(question.error) }, 400);
    const types: string[] | undefined = contentTypes[question.data.contentType];
    index ??= indexOf([...own, ...regionPages.documents()]);
    const { documents, search } = index;
    const accepts = (found: Found | undefined) =>
      found !== undefined &&
      isFindable(found, now()) &&
      !vacancies.isClosed(found.nid, now()) &&
      (!types || types.includes(resultTypes[found.type]));
    const results = search(question.data.query, (nid) => accepts(documents.get(nid)))
      .flatMap((nid) => documents.get(nid) ?? [])
      .slice(0, maximumResults)
      .flatMap((found) => {
        const address = found.address ?? regionPages.visitedAddressOf(found.nid, now());
        return address ? searchResult({ ...found, address }, categories.get(found.categoryId ?? 0)) : [];
      });
    return c.json(results);
  });
}

function indexOf(documents: (Found & Pick<Page, "text">)[]) {
  return {
    documents: new Map<number, Found>(documents.map((document) => [document.nid, document])),
    search: createSearch(
      documents.map(({ nid, title, introduction, text }) => ({ id: nid, title, introduction, text })),
    ),
  };
}

function isFindable({ status = true, expireDate }: Found, now: Date): boolean {
  return isListed({ status, expireDate }, now);
}

function searchResult(
  { nid, title, type, introduction, address }: Found & Pick<Page, "address">,
  label: string | undefined,
) {
  return {
    Id: String(nid),
    Title: title,
    Type: resultTypes[type],
    Introduction: introduction,
    Data: { Path: address },
    SearchLabels: label ? [label] : undefined,
  };
}
