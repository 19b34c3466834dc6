import type { ServerBuild } from "@remix-run/node";
import * as entry from "~/entry.server";
import * as root from "~/root";

type Routes = ServerBuild["routes"];
export type RouteModule = NonNullable<Routes[string]>["module"];

/** A route under the real root. */
export interface TestRoute {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  module: RouteModule;
}

/** A Remix server build of these routes under the site's root, without a bundler; `ownRoot` overrides exports of the root. */
export function testBuild(given: TestRoute[], ownRoot: Partial<typeof root> = {}): ServerBuild {
  const all = [
    { id: "root", path: "", module: { ...root, ...ownRoot } },
    ...given.map((route) => ({ ...route, parentId: "root" })),
  ];
  return {
    entry: { module: entry },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      entry: { module: "/assets/entry.client-test.js", imports: [] },
      routes: Object.fromEntries(all.map((route) => [route.id, manifestOf(route)])),
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

function manifestOf({ module, ...route }: TestRoute) {
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
