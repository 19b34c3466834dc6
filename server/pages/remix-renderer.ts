import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RouteTable } from "../../app/.server/routing/route-table";
import type { Render } from "./render-page";
import { type RouteModule, withoutSerialisation } from "./without-serialisation";

/** Renders pages with Remix (docs/decisions/0052-request-budget.md). */
export function createRenderer(build: ServerBuild, table: RouteTable): Render {
  const handlerAt = handlersByRoute(build, table, (ofRoute) => createRequestHandler(ofRoute, "production"));
  return (request, context) => handlerAt(new URL(request.url).pathname)(request, context);
}

/**
 * The handler of the route at a path, with a build of that route only: Remix compares every route of a build with
 * every request, and again while it renders. Where no route is, the handler has the whole build.
 */
export function handlersByRoute<Handler>(
  build: ServerBuild,
  table: RouteTable,
  create: (build: ServerBuild) => Handler,
): (path: string) => Handler {
  const handlers = new Map<string, Handler>();
  const whole = create(build);
  return (path) => {
    const route = table.match(path);
    if (!route) return whole;
    const handler = handlers.get(route.id) ?? create(buildOfRoute(build, route.id, withoutSerialisation));
    handlers.set(route.id, handler);
    return handler;
  };
}

/** A build of the root and one route, with changed modules. */
export function buildOfRoute(
  build: ServerBuild,
  id: string,
  change: (module: RouteModule, id: string) => RouteModule,
): ServerBuild {
  return {
    ...build,
    routes: mapRoutes(build.routes, id, (route) => ({ ...route, module: change(route.module, route.id) })),
    assets: { ...build.assets, routes: mapRoutes(build.assets.routes, id, (route) => route) },
  };
}

/** The root and one route. */
function mapRoutes<R>(
  routes: Record<string, R | undefined>,
  id: string,
  change: (route: R) => R,
): Record<string, R> {
  return Object.fromEntries(
    ["root", id].flatMap((name) => {
      const route = routes[name];
      return route === undefined ? [] : [[name, change(route)]];
    }),
  );
}
