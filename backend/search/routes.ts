import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import type { Page } from "../pages/expand-page";
import { isListed } from "../pages/listed";
import type { PageType } from "../pages/page-types";
import { createSearch, type Search } from "./search-index";
import { createSpelling, type Spelling } from "./spelling";
import { createTitleSearch, type TitleSearch } from "./title-search";

const maximumResults = 100;
const maximumSuggestions = 6;
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

const suggestSchema = querySchema.pick({ query: true });

/** The search over all pages and news, also of the regions, and what it suggests to whoever is typing. */
export function searchRoutes({ content, now }: Backend): Hono {
  const { regionPages, regions, vacancies } = content;
  const own = [...content.pages.values()].filter(({ hiddenInSearch }) => !hiddenInSearch);
  const categories = new Map(content.taxonomies.get("content_categories")?.map(({ id, name }) => [id, name]));
  const isFound = (found: Found | undefined) =>
    found !== undefined && isFindable(found, now()) && !vacancies.isClosed(found.nid, now());
  // Regions have pages of the same name: each says whose it is.
  const labelOf = (found: Found, address: string) =>
    found.type === "regio"
      ? undefined
      : (regions.findBySlug(/^\/regios\/([^/]+)\//.exec(address)?.[1] ?? "")?.name ??
        categories.get(found.categoryId ?? 0));
  const addressOf = (found: Found) => found.address ?? regionPages.visitedAddressOf(found.nid, now());
  // Made at the first question, so that they do not hold up the start.
  let known: (Found & Pick<Page, "text">)[] | undefined;
  let index: { documents: Map<number, Found>; search: Search } | undefined;
  let help: { titles: TitleSearch; spelling: Spelling } | undefined;
  const all = () => {
    known ??= [...own, ...regionPages.documents()];
    return known;
  };

  return new Hono()
    .get("/api/v1/es/search", (c) => {
      const question = querySchema.safeParse(c.req.query());
      if (!question.success) return c.json({ message: z.prettifyError(question.error) }, 400);
      const types: string[] | undefined = contentTypes[question.data.contentType];
      index ??= indexOf(all());
      const { documents, search } = index;
      const accepts = (found: Found | undefined) =>
        found !== undefined && isFound(found) && (!types || types.includes(resultTypes[found.type]));
      const results = search(question.data.query, (nid) => accepts(documents.get(nid)))
        .flatMap((nid) => documents.get(nid) ?? [])
        .slice(0, maximumResults)
        .flatMap((found) => {
          const address = addressOf(found);
          return address ? searchResult({ ...found, address }, labelOf(found, address)) : [];
        });
      return c.json(results);
    })
    .get("/api/v1/es/suggest", (c) => {
      const question = suggestSchema.safeParse(c.req.query());
      if (!question.success) return c.json({ message: z.prettifyError(question.error) }, 400);
      const { query } = question.data;
      index ??= indexOf(all());
      help ??= helpOf(all().filter(isFound));
      const { documents, search } = index;
      const accepts = (nid: number) => isFound(documents.get(nid));
      const meant = help.spelling(query);
      // What is offered instead is no dead end.
      const correction = meant !== null && search(meant, accepts).length > 0 ? meant : null;
      const typed = help.titles(query, accepts);
      const fitting = typed.length > 0 || correction === null ? typed : help.titles(correction, accepts);
      const items = new Map<string, { Title: string; Data: { Path: string } }>();
      for (const nid of fitting) {
        const found = documents.get(nid);
        const address = found && addressOf(found);
        if (!address || items.has(found.title)) continue;
        items.set(found.title, { Title: found.title, Data: { Path: address } });
        if (items.size === maximumSuggestions) break;
      }
      return c.json({ Items: [...items.values()], Correction: correction });
    });
}

function helpOf(documents: (Found & Pick<Page, "text">)[]) {
  const isMain = ({ type }: Found) => type === "content_page" || type === "overview_page";
  return {
    titles: createTitleSearch(
      documents.map((document) => ({ id: document.nid, title: document.title, first: isMain(document) })),
    ),
    spelling: createSpelling(
      documents.flatMap(({ title, introduction, text }) => [title, introduction, text]),
    ),
  };
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
