import type { LoaderFunctionArgs } from "@remix-run/node";
import { changesWith } from "~/.server/cache/page-sources";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { gone, notFound } from "~/.server/http/failures";
import { loadBlocks } from "~/blocks/load.server";
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
import type { DecodedPage, Page } from "./types";

/**
 * The page of the CMS at the address of a request, with everything it shows and its document.
 * @returns `failed` where the list that the page is for could not be loaded
 * @throws a 404 where there is none, a 410 where it has expired
 */
export async function loadPage({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<{
  page: Page;
  document: DocumentInfo;
  failed: boolean;
}> {
  const scope = await requestScope(request, context);
  const found = await findPage(scope, pathOf(request));
  if (!found?.status) throw notFound();
  if (found.expireDate && hasEnded(found.expireDate, scope.now)) throw gone();
  changesWith(scope, { ends: [found.expireDate, pageTraits(found).endsOn?.(found) ?? null] });
  const { page, ...loaded } = await loadPageData(found, scope, request);
  const own = pageDocument(page);
  const document = {
    ...own,
    // A search on a page is not another page.
    noindex: own.noindex || !!scope.query.get("zoekterm")?.trim(),
    jsonLd: pageMarkup(page, siteOf(scope)),
    feeds: feedsOf(page, scope),
  };
  return { page, document: { ...document, ...loaded.document?.(own.title) }, failed: loaded.failed ?? false };
}

/** Loads what a page shows besides its own fields: the data of its blocks and of its type, at once. */
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

/** The blocks of a page with their data. */
export function loadBlocksOf(page: DecodedPage, scope: RequestScope) {
  const listsBefore = pageTraits(page).hasActivityList ? 1 : 0;
  return loadBlocks(page.blocks, { scope, region: page.region, listsBefore });
}

/** Whose site it is, and when. */
function siteOf({ brand, origin, now, t }: RequestScope): SiteFacts {
  return { name: t("brand.name"), origin, logo: brandFiles(brand).icon512, now };
}
