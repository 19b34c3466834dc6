import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redirectPauseMs } from "~/.server/cache/redirect-cache";
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { findNodePath } from "~/.server/http/resolve-links";
import type { Fetch } from "~/.server/http/upstream";
import {
  listActivitiesByType,
  listActivityTypes,
  listCalendar,
  listCities,
  listClosestActivities,
  listClosestActivityTypes,
  listLocationActivities,
  listRegionActivities,
} from "~/features/activities/client.server";
import { listLatestNews, listNews, searchNews } from "~/features/news/client.server";
import { listPartners } from "~/features/partners/client.server";
import { listRecommendations } from "~/features/recommendations/client.server";
import { cachedRedirect } from "~/features/redirects/cached.server";
import { findRegion, findRegionByName, listLocations, listRegions } from "~/features/regions/client.server";
import { listRegionNews, searchRegionNews } from "~/features/regions/news-client.server";
import {
  findAboutRegion,
  listDementiaInfo,
  listRegionHighlights,
  listRegionServices,
} from "~/features/regions/parts-client.server";
import { searchSite } from "~/features/search/client.server";
import { suggest } from "~/features/search/suggestions-client.server";
import { listAddresses } from "~/features/site-map/client.server";
import { findSlideIn } from "~/features/slide-ins/client.server";
import {
  listClosestVacancies,
  listRegionVacancies,
  listTerms,
  searchVacancies,
} from "~/features/vacancies/client.server";
import { findHomepage, findPage, findPreview } from "~/pages/client.server";
import {
  findSiteSettings,
  listBreadcrumbs,
  listInjectedStyles,
  listMenu,
  listPreviewBreadcrumbs,
  listStructuredData,
} from "~/shell/client.server";
import { loadContent } from "../../backend/content/load-content";
import { backendOver } from "../../backend/handler";
import { regionTestNow } from "../../backend/test-regions";
import { writeContent } from "../../backend/test-support";
import { createTestContext } from "../setup/test-context";
import { exampleContent } from "./contract-examples";

/** After so many seconds a cached value is neither fresh nor stale, and serves only in an outage. */
export const expirySeconds = 2 * 60 * 60;

/** How the site reads a call of the contract. */
export interface Read {
  /** The value, of which every part is present in the content of the examples. */
  read(scope: RequestScope): Promise<unknown>;
  /** The response without anything in it, if the contract allows it. */
  empty?: "[]" | "{}";
  /** Not cached, as it is private. */
  isPrivate?: boolean;
  /** After a failure the call is not repeated for this many seconds. */
  pauseSeconds?: number;
}

const contentDir = mkdtempSync(join(tmpdir(), "contract-test-"));
writeContent(contentDir, exampleContent);
const { content } = await loadContent(contentDir);
rmSync(contentDir, { recursive: true });
const backend = await backendOver(content, { dataDir: "never-written", now: regionTestNow });
const rivierenland = content.regions.findBySlug("rivierenland");
const cafe = rivierenland?.locations.find(({ title }) => title === "Alzheimer Café Tiel");
const regionId = rivierenland?.id ?? 0;
const region = { id: regionId, url: "/regios/rivierenland" };
const nidOf = (address: string) => content.pages.get(address)?.nid ?? 0;
const preview = {
  target: { entityType: "node", entityId: String(nidOf("/zorgen/partner")), revisionId: "34" },
  link: null,
  session: null,
};
const filter: Parameters<typeof searchVacancies>[1] = {
  ids: { functionIds: [], activityIds: [], durationIds: [], availabilityIds: [] },
  search: "",
  place: null,
  radius: 15,
};
const near = { radius: 15, page: 1 } as const;

const list = (read: Read["read"]): Read => ({ read, empty: "[]" });

/** Every GET of JSON, by its heading in the contract. */
export const reads: Record<string, Read> = {
  "GET /api/drupal/api/homepage": { read: findHomepage },
  "GET /api/drupal/{path}": { read: (scope) => findPage(scope, "/zorgen/partner") },
  "GET /api/drupal/api/breadcrumb?path={path}": list((scope) => listBreadcrumbs(scope, "/zorgen/partner")),
  "GET /api/drupal/api/preview/{entityType}/{entityId}/{revisionId}": {
    read: (scope) => findPreview(scope, preview),
    isPrivate: true,
  },
  "GET /api/drupal/api/preview-breadcrumb?path=/preview/{entityType}/{entityId}/{revisionId}": {
    read: (scope) => listPreviewBreadcrumbs(scope, preview),
    empty: "[]",
    isPrivate: true,
  },
  "GET /api/drupal/api/menu_items/main": list((scope) => listMenu(scope, "main")),
  "GET /api/drupal/api/menu_items/footer": list((scope) => listMenu(scope, "footer")),
  "GET /api/drupal/api/node-path?path=/node/12": {
    read: ({ upstreams }) => findNodePath(upstreams.cms, `/node/${nidOf("/zorgen/partner")}`),
    empty: "{}",
  },
  "GET /api/drupal/api/taxonomies/{vocabulary}": list((scope) => listTerms(scope, "location_type")),
  "GET /api/drupal/api/slideins": list((scope) => findSlideIn(scope, "/zorgen/partner", [])),
  "GET /api/drupal/api/asset-injector/css": list(listInjectedStyles),
  "GET /api/drupal/api/get-regio-services?regio={id}": list((scope) => listRegionServices(scope, region)),
  "GET /api/drupal/api/get-regio-highlights?regio={id}": list((scope) => listRegionHighlights(scope, region)),
  "GET /api/drupal/api/get-regio-single-info-about-dementie?regio={id}": list((scope) =>
    listDementiaInfo(scope, region),
  ),
  "GET /api/drupal/api/get-regio-generic-info-about-dementie": list((scope) =>
    listDementiaInfo(scope, region),
  ),
  "GET /api/drupal/api/get-regio-over-de-regio?regio={id}": list((scope) => findAboutRegion(scope, region)),
  "GET /api/drupal/api/all-bedrijfsvriend": list(listPartners),
  "GET /api/v1/redirect/from?path={path}": {
    read: (scope) => cachedRedirect(scope, "/oud"),
    pauseSeconds: redirectPauseMs / 1000,
  },
  "GET /api/v1/es/search?query={term}&contentType={alle | informatie | nieuws | regio}": list((scope) =>
    searchSite(scope, "partner", "alle"),
  ),
  "GET /api/v1/es/news/latest?categoryId={id}": list((scope) => listLatestNews(scope, null)),
  "GET /api/v1/es/news?page={n}": { read: (scope) => listNews(scope, 1) },
  "GET /api/v1/es/news/search?query={text}&page={n}": { read: (scope) => searchNews(scope, "tips", 1) },
  "GET /api/v1/recommendation-items?overviewPageId={id}&page={n}&pageSize={n}": {
    read: (scope) => listRecommendations(scope, nidOf("/boeken"), { page: 1, size: 2 }),
  },
  "GET /api/v1/region/search?query={text}": { read: (scope) => findRegion(scope, "Tiel") },
  "GET /api/v1/region/{regionName}": { read: (scope) => findRegionByName(scope, "rivierenland") },
  "GET /api/v1/region/locations/{regionId}?locationType={type}&page={n}": {
    read: (scope) => listLocations(scope, regionId, { page: 1 }),
    empty: "{}",
  },
  "GET /api/v1/region/activityTypes/{regionId}": list((scope) => listActivityTypes(scope, regionId)),
  "GET /api/v1/region/cities/{regionId}": list((scope) => listCities(scope, regionId)),
  "GET /api/v1/region/activityTypes/closest?radius={km}&query={place}": list((scope) =>
    listClosestActivityTypes(scope, "Tiel"),
  ),
  "GET /api/v1/region/activities/{regionId}?activityType={type}&city={city}&page={n}": {
    read: (scope) => listRegionActivities(scope, regionId, { page: 1 }),
  },
  "GET /api/v1/region/activities/closest?query={place}&radius={km}&page={n}&activityType={type}": {
    read: (scope) => listClosestActivities(scope, "Tiel", near),
  },
  "GET /api/v1/region/activities/byType?activityType={type}&page={n}": {
    read: (scope) => listActivitiesByType(scope, "Wandelgroep", 1),
  },
  "GET /api/v1/region/location/activities/{locationId}?page={n}": {
    read: (scope) => listLocationActivities(scope, cafe?.id ?? 0, { page: 1, now: regionTestNow() }),
  },
  "GET /api/v1/region/news?regionId={id}&regionName={name}&page={n}": {
    read: (scope) => listRegionNews(scope, region, 1),
  },
  "GET /api/v1/region/news-search?query={text}&regionId={id}&regionName={name}&page={n}": {
    read: (scope) => searchRegionNews(scope, region, "koffie", 1),
  },
  "GET /api/v1/region/vacancies/search?query={text}&functionId={id}&activityId={id}&durationId={id}&availabilityId={id}&address={place}&page={n}&pageSize={n}&radius={km}":
    { read: (scope) => searchVacancies(scope, filter, { page: 1, pageSize: 15 }) },
  "GET /api/v1/region/vacancies/closest?query={place}&radius={km}&page={n}": {
    read: (scope) => listClosestVacancies(scope, "Tiel", near),
  },
  "GET /api/v1/region/vacancies/{regionId}?page={n}": {
    read: (scope) => listRegionVacancies(scope, { regionId, place: null }, 1),
  },
  "GET /api/drupal/api/site-settings": { read: findSiteSettings, empty: "{}" },
  "GET /api/drupal/api/structured-data": list(listStructuredData),
  "GET /api/drupal/api/site-addresses?page={n}": { read: listAddresses },
  "GET /api/v1/es/suggest?query={text}": { read: (scope) => suggest(scope, "partner"), empty: "{}" },
  "GET /api/v1/regions": list(listRegions),
  "GET /api/v1/region/activities/{regionId}/all?activityType={type}&months={n}": {
    read: (scope) => listCalendar(scope, regionId),
  },
};

/** The site with its upstream cache, over the content of the examples; `fault` replaces the upstreams. */
export async function readingSite() {
  let time = regionTestNow().getTime();
  let fault: Fetch | null = null;
  const upstream: Fetch = (request) => (fault ?? backend)(request);
  const context = await createTestContext({
    cms: upstream,
    productApi: upstream,
    now: () => new Date(time),
    cacheResponses: true,
  });
  return {
    logged: context.logged,
    break(next: Fetch | null) {
      fault = next;
    },
    /** Changes the JSON of every response of the upstreams. */
    change(map: (json: unknown) => unknown) {
      fault = async (request) => {
        const response = await backend(request);
        return response.status === 200 ? Response.json(map(await response.json())) : response;
      };
    },
    pass(seconds: number) {
      time += seconds * 1000;
    },
    /** The value of a call for a new request, or what it throws. */
    async outcome({ read }: Read) {
      const scope = await requestScope(new Request("http://dementie.localhost/"), context.loadContext());
      const value = await read(scope).catch((reason: unknown) => {
        if (reason instanceof Error) throw reason;
        return { thrown: reason };
      });
      return { value, isIncomplete: scope.sources.incomplete };
    },
  };
}
