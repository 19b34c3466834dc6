import type { LoaderFunctionArgs } from "@remix-run/node";
import { changesWith } from "~/.server/cache/page-sources";
import { type RequestScope, requestScope } from "~/.server/context/context";
import { gone, notFound } from "~/.server/http/failures";
import { vacancyFeed } from "~/features/vacancies/feed.server";
import { vacancyDocument } from "~/features/vacancies/overview-document";
import { brandFiles } from "~/utils/brand-files";
import { hasEnded } from "~/utils/dates";
import type { DocumentInfo } from "~/utils/document";
import { overviewDocument } from "~/utils/overview";
import { pathOf } from "~/utils/paths";
import type { Page } from "./definitions";
import { loadPageData } from "./page-data.server";
import { pageDocument } from "./page-document";
import { feedsOf } from "./page-feeds.server";
import { pageJsonLd, type SiteFacts } from "./page-json-ld";

/**
 * The page of the CMS at the address of a request, with everything it shows and what its document says.
 * @throws a 404 where there is none, a 410 where it has expired
 */
export async function loadPage({
  request,
  context,
}: Pick<LoaderFunctionArgs, "request" | "context">): Promise<{ page: Page; document: DocumentInfo }> {
  const scope = await requestScope(request, context);
  const page = await scope.cms.findPage(pathOf(request));
  if (!page?.status) throw notFound();
  if (page.expireDate && hasEnded(page.expireDate, scope.now)) throw gone();
  changesWith(scope, { ends: [page.expireDate, ownEnd(page)] });
  await loadPageData(page, scope, request);
  const said = pageDocument(page);
  // What somebody searched for on a page is not another page.
  const noindex = said.noindex || !!scope.query.get("zoekterm")?.trim();
  const document = { ...said, noindex, jsonLd: pageJsonLd(page, siteOf(scope)), feeds: feedsOf(page, scope) };
  return { page, document: { ...document, ...listDocument(page, document.title, scope) } };
}

/** The last day, or moment, of what a page is about: from then on it says that this is over. */
function ownEnd(page: Page): string | null {
  if (page.type === "activiteit") return page.activity.endDate ?? page.activity.startDate;
  return "vacancy" in page ? page.vacancy.endDate : null;
}

/** Whose site it is, and when. */
function siteOf({ brand, origin, now, t }: RequestScope): SiteFacts {
  return { name: t("brand.name"), origin, logo: brandFiles(brand).icon512, now };
}

/** What the list of an overview adds to its document. */
function listDocument(page: Page, title: string, scope: RequestScope): Partial<DocumentInfo> {
  const { t } = scope;
  if (page.type === "vacancy_overview") {
    const { vacancies } = page;
    return vacancies
      ? { ...vacancyDocument(vacancies, title, t), feeds: [vacancyFeed(vacancies.filter, scope)] }
      : {};
  }
  return "overview" in page && page.overview ? overviewDocument(page.overview, title, t) : {};
}
