import { resolve } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Fetch } from "~/.server/http/upstream";
import * as entry from "~/entry.server";
import * as root from "~/root";
import routes from "~/routes";
import { createBackend } from "../../backend/handler";
import { createSite } from "../../server/site";
import { testApp } from "./app-context";
import { listen, type RawAnswer, rawRequest } from "./http-server";

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
type Options = Parameters<typeof testApp>[0];
type RequestOptions = Parameters<typeof rawRequest>[2];

const files = import.meta.glob<RouteModule>("../../app/routes/*.{ts,tsx}");

let embedded: Promise<Fetch> | undefined;
let build: Promise<ServerBuild> | undefined;

/** The embedded backend over content/, one for all tests of a file: they only read from it. */
export function contentBackend(): Promise<Fetch> {
  embedded ??= createBackend({ contentDir: resolve("content"), dataDir: resolve("never-written") });
  return embedded;
}

/**
 * The site of server/site.ts, with every route but without a build, on a port of its own for as long as
 * the test runs. Upstreams that are not given are the embedded backend.
 */
export async function wholeSite(options: Options = {}) {
  const backend = await contentBackend();
  const site = testApp({
    cms: backend,
    productApi: backend,
    newsletter: backend,
    ...options,
    environment: { FORM_POSTS_PER_MINUTE: "100000", ...options?.environment },
  });
  build ??= serverBuild();
  const address = await listen(createSite(site.app, { build: await build }));
  const ask = (target: string, request?: RequestOptions): Promise<RawAnswer> =>
    rawRequest(address, target, request);
  return { ...site, address, ask };
}

async function serverBuild(): Promise<ServerBuild> {
  const made = await Promise.all(routes.map(routeOf));
  const all = { root: { id: "root", path: "", module: root }, ...Object.fromEntries(made) };
  return {
    entry: { module: entry },
    routes: all,
    assets: {
      entry: { module: "/assets/entry.client-test.js", imports: [] },
      routes: Object.fromEntries(Object.entries(all).map(([id, route]) => [id, manifestOf(route)])),
      url: "",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: true,
    },
    isSpaMode: false,
    mode: "production",
  };
}

async function routeOf({ file, id, path, index }: RouteConfigEntry) {
  const load = files[`../../app/${file}`];
  if (!load) throw new Error(`No route file ${file}`);
  const name = id ?? file.replace(/\.\w+$/, "");
  return [name, { id: name, parentId: "root", path, index, module: await load() }] as const;
}

interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: Partial<RouteModule>;
}

function manifestOf({ module, ...route }: Route) {
  return {
    ...route,
    hasAction: "action" in module,
    hasLoader: "loader" in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasErrorBoundary: "ErrorBoundary" in module,
    module: `/assets/${route.id}.js`,
  };
}
