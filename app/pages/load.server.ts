import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { changesWith } from "~/.server/cache/page-sources";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { gone, notFound } from "~/.server/http/failures";
import { loadBlocks } from "~/blocks/load.server";
import type { PageBlock } from "~/blocks/types";
import type { PageHeaderContent } from "~/shell/header-content";
import { brandFiles } from "~/utils/brand-files";
import { hasEnded } from "~/utils/dates";
import type { DocumentInfo } from "~/utils/document";
import { pathOf } from "~/utils/paths";
import { findPage } from "./client.server";
import { loadData } from "./loaders.server";
import { pageDocument } from "./page-document";
import { feedsOf } from "./page-feeds.server";
import type { LoadedPage } from "./page-loader.server";
import { pageMarkup, type SiteFacts } from "./page-markup";
import { pageTraits } from "./page-traits";
import { redirectToLowerCase } from "./redirect-to-lower-case.server";
import type { Reviewed } from "./reviewed-by";
import type { DecodedPage, Page } from "./types";

interface LoadedDocument {
  page: Page;
  document: DocumentInfo;
  /** Whether the main list of the page could not be loaded. */
  failed: boolean;
}

/**
 * Loads the CMS page at the request's address with its data and document.
 * @throws a 404 for a missing or unpublished page, a 410 for an expired one
 */
export async function loadPage({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<LoadedDocument> {
  return loadPageAt(pathOf(request), await requestScope(request, context));
}

/** What editors add to a page of the site's own. */
interface AddedContent {
  header: PageHeaderContent | null;
  blocks: PageBlock[];
  reviewed: Reviewed | null;
  document: DocumentInfo;
}

/**
 * Loads the CMS page at the path of a page that works without it. A page that is missing, unpublished, expired or out
 * of reach adds nothing.
 * @param own the document without a CMS page; the kind of page, address, sheets and flags hold with one too
 */
export async function loadAddedContent(
  path: string,
  scope: RequestScope,
  own: DocumentInfo,
): Promise<AddedContent> {
  const loaded = await loadPageAt(path, scope).catch(() => null);
  if (!loaded) return { header: null, blocks: [], reviewed: null, document: own };
  const { page, document: added } = loaded;
  const document = {
    ...added,
    ...own,
    title: added.title,
    description: added.description ?? own.description ?? null,
    noindex: own.noindex || added.noindex || false,
    hidePrefooter: own.hidePrefooter || added.hidePrefooter || false,
    hasForm: own.hasForm || added.hasForm || false,
    sheets: [...(own.sheets ?? []), ...(added.sheets ?? [])],
    feeds: [...(own.feeds ?? []), ...(added.feeds ?? [])],
  };
  const reviewed = { review: page.review, changed: page.changed };
  return { header: page.header, blocks: page.blocks, reviewed, document };
}

async function loadPageAt(path: string, scope: RequestScope): Promise<LoadedDocument> {
  const { request } = scope;
  const found = await findPage(scope, path);
  if (!found?.status) throw (await redirectToLowerCase(path, scope)) ?? notFound();
  if (/^\/node\/\d+$/.test(path) && found.path && found.path !== path) throw redirect(found.path, 301);
  if (found.expireDate && hasEnded(found.expireDate, scope.now)) throw gone();
  changesWith(scope, { ends: [found.expireDate, pageTraits(found).endsOn?.(found) ?? null] });
  const { page, ...loaded } = await loadPageData(found, scope, request);
  const pageOnly = pageDocument(page);
  const document = {
    ...pageOnly,
    // Search results are not indexed as pages of their own.
    noindex: pageOnly.noindex || !!scope.query.get("zoekterm")?.trim(),
    jsonLd: pageMarkup(page, siteFacts(scope)),
    feeds: feedsOf(page, scope),
  };
  return {
    page,
    document: { ...document, ...loaded.document?.(pageOnly.title) },
    failed: loaded.failed ?? false,
  };
}

/** Loads the data of a page and of its blocks concurrently. */
export async function loadPageData(
  page: DecodedPage,
  scope: RequestScope,
  request: Request,
): Promise<LoadedPage> {
  const path = page.path ?? pathOf(request);
  const [blocks, loaded] = await Promise.all([
    loadBlocksOf(page, scope),
    loadData(page, { scope, request, path }),
  ]);
  return { ...loaded, page: { ...loaded.page, blocks } };
}

/** Loads the blocks of a page with their data. */
export function loadBlocksOf(page: DecodedPage, scope: RequestScope) {
  const listsBefore = pageTraits(page).hasActivityList ? 1 : 0;
  return loadBlocks(page.blocks, { scope, region: page.region, listsBefore });
}

/** The publisher and time for structured data. */
function siteFacts({ brand, origin, now, t }: RequestScope): SiteFacts {
  return { name: t("brand.name"), origin, logo: brandFiles(brand).icon512, now };
}
