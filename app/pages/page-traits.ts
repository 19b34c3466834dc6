import { blockTraits } from "~/blocks/block-traits";
import type { PageTraits } from "~/fields/definitions";
import type { DocumentInfo, Sheet } from "~/utils/document";
import type { PageKind } from "~/utils/page-kind";
import { type PageType, pageDefinitions } from "./definitions";
import type { DecodedPage, Page, PageOfDefinition } from "./types";

/** The home page always has this id in statistics. */
const homeNodeId = 9999;

/** The traits of a page's type. */
export function pageTraits<T extends PageType>({
  type,
}: Pick<Page<T>, "type">): PageTraits<PageOfDefinition<T>> {
  const definitions: { [K in PageType]: { traits: PageTraits<PageOfDefinition<K>> } } = pageDefinitions;
  return definitions[type].traits;
}

/** Whether the page contains a form of this site other than a search form. */
export function hasForm(page: DecodedPage): boolean {
  return pageTraits(page).hasForm?.(page) || page.blocks.some((block) => blockTraits(block).hasForm);
}

/** Whether the page ends with 'Was this page useful?'. Not on a page with a form, which has another purpose. */
export function hasFeedbackForm(page: DecodedPage): boolean {
  return pageTraits(page).hasFeedbackForm === true && !hasForm(page);
}

/** The style sheets for the page's type and blocks, besides the site-wide one. */
export function sheetsOf(page: DecodedPage): Sheet[] {
  const needed = [pageTraits(page).sheet, ...page.blocks.map((block) => blockTraits(block).sheet)];
  return [...new Set(needed.filter((sheet) => sheet !== undefined))];
}

/** The document title: the editor's, else the page's own with its `titleSuffix`. */
export function pageTitle(page: DecodedPage): string {
  const titleSuffix = pageTraits(page).titleSuffix?.(page);
  return page.meta.title ?? [page.title, titleSuffix].filter(Boolean).join(", ");
}

/** Kind, type and id of a page for statistics. @param kind overrides that of the page type, for a fixed route */
export function pageIdentity(
  page: DecodedPage | null,
  kind: PageKind = page ? pageTraits(page).kind : "other",
): Pick<DocumentInfo, "pageKind" | "pageType" | "entityId"> {
  return { pageKind: kind, pageType: page?.type, entityId: page && entityIdOf(page) };
}

function entityIdOf({ type, nid }: DecodedPage): string | null {
  const id = type === "homepage" ? homeNodeId : nid;
  // Node ids are positive integers; anything else has no entity id.
  return id !== null && Number.isInteger(id) && id > 0 && id < 1e15 ? `${type}:${id}` : null;
}
