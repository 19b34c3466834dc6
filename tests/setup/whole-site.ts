import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { type BuiltRoute, createRouteTable } from "~/.server/routing/route-table";
import routes from "~/routes";
import { siteBackend } from "../../backend/test-support";
import { createSite } from "../../server/site";
import { testApp } from "./app-context";
import { type RawResponse, rawRequest, startListening } from "./http-server";
import { builtRoutes } from "./route-table";
import { type RouteModule, type TestRoute, testBuild } from "./test-build";

type Options = Parameters<typeof testApp>[0] & {
  /** Pages of the test beside those of the site. */
  pages?: TestRoute[];
};
type RequestOptions = Parameters<typeof rawRequest>[2];

const files = import.meta.glob<RouteModule>("../../app/routes/**/*.{ts,tsx}");

let siteRoutes: Promise<TestRoute[]> | undefined;
let build: Promise<ServerBuild> | undefined;

/**
 * Starts the site of server/site.ts with every route, without a bundler, on a free port until the test ends. Upstreams
 * that are not given are the stand-in; their answers are cached, as in production.
 */
export async function wholeSite({ pages, ...options }: Options = {}) {
  const backend = await siteBackend();
  const site = testApp({
    cacheResponses: true,
    cms: backend,
    productApi: backend,
    newsletter: backend,
    ...(pages && { routes: createRouteTable({ ...builtRoutes, ...ownRoutes(pages) }) }),
    ...options,
    environment: { FORM_POSTS_PER_MINUTE: "100000", ...options.environment },
  });
  siteRoutes ??= Promise.all(routes.map(routeOf));
  build ??= siteRoutes.then((all) => testBuild(all));
  const served = pages ? testBuild([...(await siteRoutes), ...pages]) : await build;
  const { address, stop } = await startListening(createSite(site.app, { build: served }));
  const sendRequest = (target: string, request?: RequestOptions): Promise<RawResponse> =>
    rawRequest(address, target, request);
  return { ...site, address, stop, sendRequest };
}

function ownRoutes(pages: TestRoute[]): Record<string, BuiltRoute> {
  return Object.fromEntries(pages.map((page) => [page.id, { ...page, parentId: "root" }]));
}

async function routeOf({ file, id, path, index }: RouteConfigEntry): Promise<TestRoute> {
  const load = files[`../../app/${file}`];
  if (!load) throw new Error(`No route file ${file}`);
  return { id: id ?? file.replace(/\.\w+$/, ""), path, index, module: await load() };
}
