import { traitsOf } from "~/blocks/types";
import type { PageTraits } from "~/fields/definitions";
import type { DocumentInfo, Sheet } from "~/utils/document";
import type { PageKind } from "~/utils/page-kind";
import { type PageType, pageDefinitions } from "./definitions";
import type { DecodedPage, Page, PageOfDefinition } from "./types";

/** The home page has no number of its own in statistics. */
const homeNodeId = 9999;

/** The traits of a page's type. */
export function pageTraits<T extends PageType>({
  type,
}: Pick<Page<T>, "type">): PageTraits<PageOfDefinition<T>> {
  const definitions: { [K in PageType]: { traits: PageTraits<PageOfDefinition<K>> } } = pageDefinitions;
  return definitions[type].traits;
}

/** Whether a form of the site stands in the page, besides a search: its visitor has a task there. */
export function hasForm(page: DecodedPage): boolean {
  return pageTraits(page).hasForm?.(page) || page.blocks.some((block) => traitsOf(block).hasForm);
}

/** Whether a page asks if it was of use: one to read does, one with a form is there for that form. */
export function hasFeedback(page: DecodedPage): boolean {
  return pageTraits(page).hasFeedback === true && !hasForm(page);
}

/** The style sheets that a page needs for its own type and for its blocks, besides the one of every page. */
export function sheetsOf(page: DecodedPage): Sheet[] {
  const needed = [pageTraits(page).sheet, ...page.blocks.map((block) => traitsOf(block).sheet)];
  return [...new Set(needed.filter((sheet) => sheet !== undefined))];
}

/** The title of a page's document: the editor's, else its own with what tells it from others with the same title. */
export function pageTitle(page: DecodedPage): string {
  const suffix = pageTraits(page).titleSuffix?.(page);
  return page.meta.title ?? [page.title, suffix].filter(Boolean).join(", ");
}

/** What kind of page this is and which; a fixed route that knows its kind better passes it. */
export function pageIdentity(
  page: DecodedPage | null,
  kind: PageKind = page ? pageTraits(page).kind : "other",
): Pick<DocumentInfo, "pageKind" | "pageType" | "entityId"> {
  return { pageKind: kind, pageType: page?.type, entityId: page && entityIdOf(page) };
}

function entityIdOf({ type, nid }: DecodedPage): string | null {
  const id = type === "homepage" ? homeNodeId : nid;
  // The CMS numbers its pages with whole numbers; anything else is no number of a page.
  return id !== null && Number.isInteger(id) && id > 0 && id < 1e15 ? `${type}:${id}` : null;
}
