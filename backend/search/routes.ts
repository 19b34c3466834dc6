import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import type { Content } from "../content/load-content";
import type { Page } from "../pages/expand-page";
import { isListed } from "../pages/listed";
import type { PageType } from "../pages/page-types";
import { createSearch, type Search } from "./search-index";
import { createSpelling, type Spelling } from "./spelling";
import { createTitleSearch, type TitleSearch } from "./title-search";

const maxResults = 100;
const maxSuggestions = 6;
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
  recommendation_overview: "Overview",
  regio: "Regio",
  regio_nieuws: "RegioNews",
  regio_overzicht: "Other",
  regio_vacancies: "Vacancy",
  shoppagina: "Overview",
  vacancies: "Vacancy",
  vacancy_overview: "Other",
};
const contentTypes = {
  alle: undefined,
  // All types that are neither news nor regional: the site shows them as one group.
  informatie: ["ContentPage", "Overview", "Vacancy", "BusinessPartner", "Other"],
  nieuws: ["News", "RegioNews"],
  regio: ["Regio", "Location", "Activity"],
};
const querySchema = z.object({
  query: z.string().trim().min(1),
  contentType: z.enum(["alle", "informatie", "nieuws", "regio"]).default("alle"),
});

/** A page in the search index; pages of regions have fewer fields. */
type SearchablePage = Pick<Page, "nid" | "type" | "title" | "introduction"> & Partial<Page>;

/** A page with its words, and with what visitors type when they look for it. */
type SearchableDocument = SearchablePage & Pick<Page, "text"> & { phrases: string[] };

const suggestSchema = querySchema.pick({ query: true });

/** Search and suggestions over all pages and news, including those of regions. */
export function searchRoutes({ content, now }: Backend): Hono {
  const { regionPages, regions, vacancies } = content;
  const sitePages = [...content.pages.values()].filter(({ hiddenInSearch }) => !hiddenInSearch);
  const categories = new Map(content.taxonomies.get("content_categories")?.map(({ id, name }) => [id, name]));
  const isFindable = (page: SearchablePage | undefined) =>
    page !== undefined && isCurrent(page, now()) && !vacancies.isClosed(page.nid, now());
  // Pages of different regions can have the same title, so they are labelled with their region.
  const labelOf = (page: SearchablePage, address: string) =>
    page.type === "regio"
      ? undefined
      : (regions.findBySlug(/^\/regios\/([^/]+)\//.exec(address)?.[1] ?? "")?.name ??
        categories.get(page.categoryId ?? 0));
  const addressOf = (page: SearchablePage) => page.address ?? regionPages.currentAddressOf(page.nid, now());
  const allDocuments = () =>
    [...sitePages, ...regionPages.documents()].map((page: Omit<SearchableDocument, "phrases">) => ({
      ...page,
      phrases: content.searchPhrases.get(page.address ?? "") ?? [],
    }));

  return new Hono()
    .get("/api/v1/es/search", (c) => {
      const params = querySchema.safeParse(c.req.query());
      if (!params.success) return c.json({ message: z.prettifyError(params.error) }, 400);
      const types: string[] | undefined = contentTypes[params.data.contentType];
      const { documents, search } = indexOf(content, allDocuments);
      const accepts = (page: SearchablePage | undefined) =>
        page !== undefined && isFindable(page) && (!types || types.includes(resultTypes[page.type]));
      const results = search(params.data.query, (nid) => accepts(documents.get(nid)))
        .flatMap((nid) => documents.get(nid) ?? [])
        .slice(0, maxResults)
        .flatMap((page) => {
          const address = addressOf(page);
          return address ? searchResult({ ...page, address }, labelOf(page, address)) : [];
        });
      return c.json(results);
    })
    .get("/api/v1/es/suggest", (c) => {
      const params = suggestSchema.safeParse(c.req.query());
      if (!params.success) return c.json({ message: z.prettifyError(params.error) }, 400);
      const { query } = params.data;
      const { documents, search, suggester } = indexOf(content, allDocuments);
      const { titles, spelling } = suggester();
      const accepts = (nid: number) => isFindable(documents.get(nid));
      const corrected = spelling(query);
      // A correction is offered only when it has results.
      const correction = corrected !== null && search(corrected, accepts).length > 0 ? corrected : null;
      const typed = titles(query, accepts);
      const matches = typed.length > 0 || correction === null ? typed : titles(correction, accepts);
      const items = new Map<string, { Title: string; Data: { Path: string } }>();
      for (const nid of matches) {
        const page = documents.get(nid);
        const address = page && addressOf(page);
        if (!address || items.has(page.title)) continue;
        items.set(page.title, { Title: page.title, Data: { Path: address } });
        if (items.size === maxSuggestions) break;
      }
      return c.json({ Items: [...items.values()], Correction: correction });
    });
}

interface Suggester {
  titles: TitleSearch;
  spelling: Spelling;
}

function createSuggester(documents: SearchableDocument[]): Suggester {
  const isMain = ({ type }: SearchablePage) => type === "content_page" || type === "overview_page";
  return {
    titles: createTitleSearch(
      documents.map((document) => ({
        id: document.nid,
        title: document.title,
        phrases: document.phrases,
        first: isMain(document),
      })),
    ),
    spelling: createSpelling(
      documents.flatMap(({ title, introduction, text, phrases }) => [title, introduction, text, ...phrases]),
    ),
  };
}

interface Index {
  documents: Map<number, SearchablePage>;
  search: Search;
  /** Created on first use, so that it does not slow down the start. */
  suggester(): Suggester;
}

const indexes = new WeakMap<Content, Index>();

/** The index of a content, built once however many stand-ins serve it. */
function indexOf(content: Content, documents: () => SearchableDocument[]): Index {
  const known = indexes.get(content) ?? createIndex(documents());
  indexes.set(content, known);
  return known;
}

function createIndex(documents: SearchableDocument[]): Index {
  let suggester: Suggester | undefined;
  return {
    documents: new Map<number, SearchablePage>(documents.map((document) => [document.nid, document])),
    search: createSearch(
      documents.map(({ nid, title, introduction, text, phrases }) => ({
        id: nid,
        title,
        introduction,
        text,
        phrases,
      })),
    ),
    suggester() {
      suggester ??= createSuggester(documents);
      return suggester;
    },
  };
}

function isCurrent({ status = true, expireDate }: SearchablePage, now: Date): boolean {
  return isListed({ status, expireDate }, now);
}

function searchResult(
  { nid, title, type, introduction, address }: SearchablePage & Pick<Page, "address">,
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
