import type { UpstreamScope } from "~/.server/context/scope";
import { findNodePath } from "~/.server/http/resolve-links";
import { listPartners } from "~/features/partners/client.server";
import {
  findAboutRegion,
  listDementiaInfo,
  listRegionHighlights,
  listRegionServices,
} from "~/features/regions/parts-client.server";
import { listAddresses } from "~/features/site-map/client.server";
import { findSlideIn } from "~/features/slide-ins/client.server";
import { listTerms } from "~/features/vacancies/client.server";
import type { Vocabulary } from "~/fields/terms";
import { findHomepage, findPage, findPreview } from "~/pages/client.server";
import {
  findSiteSettings,
  listBreadcrumbs,
  listInjectedStyles,
  listMenu,
  listPreviewBreadcrumbs,
  listStructuredData,
} from "~/shell/client.server";

/** A page of the CMS, to make calls about. */
export interface SamplePage {
  address: string;
  nid: number;
  /** The revision; 1 where the CMS does not say. */
  vid: number;
}

/** What calls are made about; null where the CMS showed no such page. */
export interface Samples {
  page: SamplePage | null;
  region: SamplePage | null;
}

export interface CallCheck {
  /** The reads of the site that make this call; none where it lacks a page to make it about. */
  reads(samples: Samples): ((scope: UpstreamScope) => Promise<unknown>)[];
  /** What visitors or editors miss without it. */
  without: string;
  /** Whether an organisation may do without. */
  isOptional?: true;
  /** Whether a list without entries is right. */
  mayBeEmpty?: true;
}

const about =
  (read: (scope: UpstreamScope, page: SamplePage) => Promise<unknown>): CallCheck["reads"] =>
  ({ page }) =>
    page ? [(scope) => read(scope, page)] : [];

const aboutRegion =
  (
    read: (scope: UpstreamScope, region: { id: number; url: string }) => Promise<unknown>,
  ): CallCheck["reads"] =>
  ({ region }) =>
    region ? [(scope) => read(scope, { id: region.nid, url: region.address })] : [];

const previewOf = ({ nid, vid }: SamplePage) => ({
  target: { entityType: "node", entityId: String(nid), revisionId: String(vid) },
  link: null,
  session: null,
});

const vocabularies: Vocabulary[] = [
  "availability",
  "durations",
  "function_type",
  "vrijwilligersactiviteit",
  "location_type",
];

/** Every call of the contract to the CMS, by its heading there; files are checked with the pages. */
export const callChecks: Record<string, CallCheck> = {
  "GET /api/drupal/api/homepage": {
    reads: () => [findHomepage],
    without: "there is no home page",
  },
  "GET /api/drupal/{path}": {
    reads: about((scope, { address }) => findPage(scope, address)),
    without: "there are no pages",
  },
  "GET /api/drupal/api/breadcrumb?path={path}": {
    reads: about((scope, { address }) => listBreadcrumbs(scope, address)),
    without: "pages have no breadcrumbs",
  },
  "GET /api/drupal/api/preview/{entityType}/{entityId}/{revisionId}": {
    reads: about((scope, page) => findPreview(scope, previewOf(page))),
    without: "editors have no previews",
    isOptional: true,
  },
  "GET /api/drupal/api/preview-breadcrumb?path=/preview/{entityType}/{entityId}/{revisionId}": {
    reads: about((scope, page) => listPreviewBreadcrumbs(scope, previewOf(page))),
    without: "previews have no breadcrumbs",
    isOptional: true,
  },
  "GET /api/drupal/api/menu_items/main": {
    reads: () => [(scope) => listMenu(scope, "main")],
    without: "the site has no menu",
  },
  "GET /api/drupal/api/menu_items/footer": {
    reads: () => [(scope) => listMenu(scope, "footer")],
    without: "the footer has no links",
  },
  "GET /api/drupal/api/node-path?path=/node/12": {
    reads: about(({ upstreams }, { nid }) => findNodePath(upstreams.cms, `/node/${nid}`)),
    without: "links that editors make by choosing a page lead to /node/12",
  },
  "GET /api/drupal/api/taxonomies/{vocabulary}": {
    reads: () => vocabularies.map((vocabulary) => (scope) => listTerms(scope, vocabulary)),
    without: "there is nothing to choose from on /vrijwilligerswerk and lists of locations",
  },
  "GET /api/drupal/api/slideins": {
    reads: () => [(scope) => findSlideIn(scope, "/", [])],
    without: "there are no slide-ins",
    isOptional: true,
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/asset-injector/css": {
    reads: () => [listInjectedStyles],
    without: "editors cannot add styles to pages",
    isOptional: true,
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/get-regio-services?regio={id}": {
    reads: aboutRegion(listRegionServices),
    without: "pages of regions lack the help in the region",
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/get-regio-highlights?regio={id}": {
    reads: aboutRegion(listRegionHighlights),
    without: "pages of regions lack their highlights",
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/get-regio-single-info-about-dementie?regio={id}": {
    reads: aboutRegion(listDementiaInfo),
    without: "pages of regions say that information about dementia is not available",
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/get-regio-generic-info-about-dementie": {
    reads: aboutRegion(listDementiaInfo),
    without: "pages of regions say that information about dementia is not available",
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/get-regio-over-de-regio?regio={id}": {
    reads: aboutRegion(findAboutRegion),
    without: "pages of regions do not link to the page about the region",
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/all-bedrijfsvriend": {
    reads: () => [listPartners],
    without: "the list of business partners cannot be shown",
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/site-settings": {
    reads: () => [findSiteSettings],
    without: "the site has no notice, and its own social links, quality marks and text in the footer",
    isOptional: true,
  },
  "GET /api/drupal/api/structured-data": {
    reads: () => [listStructuredData],
    without: "editors cannot add data for search engines to pages",
    isOptional: true,
    mayBeEmpty: true,
  },
  "GET /api/drupal/api/site-addresses?page={n}": {
    reads: () => [listAddresses],
    without: "the site map for search engines lacks the pages of the CMS",
    isOptional: true,
  },
};
