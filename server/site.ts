import type { RequestListener } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type RequestHandler } from "express";
import type { AppContext } from "../app/.server/context/scope";
import { cacheFlush } from "./cache-flush";
import { cmsFiles } from "./cms-files";
import { guardRequests } from "./guard";
import { health } from "./health";
import { limitPosts } from "./limit-posts";
import { servePages } from "./pages/page-cache";
import { createRenderer } from "./pages/remix-renderer";
import { logRequests } from "./request-log";
import { securityHeaders } from "./security-headers";

interface SiteParts {
  /** A function in development, where each request gets a new build and pages are not cached. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Serves the files of the build. */
  files?: RequestHandler;
  /** `draining`: the process is about to end. */
  state?: { draining: boolean };
}

/** The HTTP handler of the site: all middleware in order, behind the page cache. */
export function createSite(
  context: AppContext,
  { build, files, state = { draining: false } }: SiteParts,
): RequestListener {
  const { config } = context;
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy);
  app.use(health(context, state));
  app.use(logRequests(context));
  app.use(securityHeaders(config));
  app.use(cacheFlush(context));
  app.use(guardRequests(context));
  app.use(limitPosts(context));
  app.use(compression());
  app.use(cmsFiles(context));
  if (files) app.use(files);
  app.all(
    "*",
    createRequestHandler({
      build,
      mode: config.development ? "development" : "production",
      getLoadContext: (_request, { locals }) => ({
        app: context,
        requestId: locals.requestId,
        sentTooOften: locals.sentTooOften,
      }),
    }),
  );
  return typeof build === "function" ? app : servePages(context, createRenderer(build, context.routes), app);
}
