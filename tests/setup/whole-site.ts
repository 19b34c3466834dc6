import { resolve } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import type { RouteConfigEntry } from "@remix-run/route-config";
import type { Fetch } from "~/.server/http/upstream";
import routes from "~/routes";
import { createBackend } from "../../backend/handler";
import { createSite } from "../../server/site";
import { testApp } from "./app-context";
import { type RawResponse, rawRequest, startListening } from "./http-server";
import { type RouteModule, type TestRoute, testBuild } from "./test-build";

type Options = Parameters<typeof testApp>[0];
type RequestOptions = Parameters<typeof rawRequest>[2];

const files = import.meta.glob<RouteModule>("../../app/routes/**/*.{ts,tsx}");

let embedded: Promise<Fetch> | undefined;
let build: Promise<ServerBuild> | undefined;

/** The stand-in over content/, shared by all tests of a file, which only read from it. */
export function contentBackend(): Promise<Fetch> {
  embedded ??= createBackend({ contentDir: resolve("content"), dataDir: resolve("never-written") });
  return embedded;
}

/**
 * Starts the site of server/site.ts with every route, without a bundler, on a free port until the test ends. Upstreams
 * that are not given are the stand-in.
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
  build ??= Promise.all(routes.map(routeOf)).then((all) => testBuild(all));
  const { address, stop } = await startListening(createSite(site.app, { build: await build }));
  const sendRequest = (target: string, request?: RequestOptions): Promise<RawResponse> =>
    rawRequest(address, target, request);
  return { ...site, address, stop, sendRequest };
}

async function routeOf({ file, id, path, index }: RouteConfigEntry): Promise<TestRoute> {
  const load = files[`../../app/${file}`];
  if (!load) throw new Error(`No route file ${file}`);
  return { id: id ?? file.replace(/\.\w+$/, ""), path, index, module: await load() };
}
