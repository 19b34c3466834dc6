import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import type { Config } from "../app/.server/config/config";
import { createRouteTable, type RouteTable } from "../app/.server/routing/route-table";

interface LoadedBuild {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The routes when the server starts. */
  routes: RouteTable;
  /** Version of the build; undefined in development. */
  buildId?: string;
  /** Vite's middleware in development. */
  devAssets?: RequestHandler;
}

/** The built site, or in development Vite, which builds for each request. */
export async function loadBuild(config: Config): Promise<LoadedBuild> {
  if (!config.development) {
    const file = pathToFileURL(resolve("build/server/index.js")).href;
    const build: ServerBuild = await import(file);
    return { build, buildId: build.assets.version, routes: createRouteTable(build.routes) };
  }
  const vite = await import("vite");
  const server = await vite.createServer({ server: { middlewareMode: true } });
  const isBuild = (module: Record<string, unknown>): module is Record<string, unknown> & ServerBuild =>
    "routes" in module && "entry" in module;
  async function build() {
    const module = await server.ssrLoadModule("virtual:remix/server-build");
    if (!isBuild(module)) throw new Error("Vite returned no server build");
    return module;
  }
  return { devAssets: server.middlewares, build, routes: createRouteTable((await build()).routes) };
}
