import type { RequestListener } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import compression from "compression";
import express, { type ErrorRequestHandler, type RequestHandler } from "express";
import type { AppContext } from "../app/.server/context/scope";
import { errorFacts } from "../app/.server/errors/error-facts";
import { sharedTexts } from "../app/.server/i18n/nl/texts";
import { plainContentPolicy } from "../app/.server/security/content-policy";
import { loggedPath } from "../app/utils/logged-path";
import { receiveBounces } from "./bounces";
import { cacheFlush } from "./cache-flush";
import { clientKey } from "./client-key";
import { cmsFiles } from "./cms-files";
import { createFailureResponses, withReadableFailures } from "./failed-resources";
import { guardRequests } from "./guard";
import { health } from "./health";
import { limitPosts } from "./limit-posts";
import { isLocalRequest } from "./local-request";
import { servePages } from "./pages/page-cache";
import { createRenderer, handlersByRoute } from "./pages/remix-renderer";
import { createRenderLimit, limitRendering, limitRequests } from "./pages/render-limit";
import { receivePayments } from "./payments";
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
  const run = createRenderLimit(context);
  const respondToFailure = createFailureResponses(build);
  const readable = withReadableFailures(build, respondToFailure);
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustProxy);
  app.use(securityHeaders(config));
  app.use(health(context, state));
  app.use(logRequests(context));
  app.use(cacheFlush(context));
  app.use(receiveBounces(context));
  app.use(receivePayments(context));
  app.use(guardRequests(context));
  app.use(limitPosts(context));
  app.use(compression());
  app.use(cmsFiles(context, respondToFailure));
  if (files) app.use(files);
  app.use(limitRequests(run));
  app.use(replacePolicies);
  app.all("*", remixHandler(context, readable));
  app.use(respondToErrors(context));
  if (typeof readable === "function") return app;
  return servePages(context, limitRendering(context, createRenderer(readable, context.routes), run), app);
}

/** Responds to posted forms and resources with Remix, as to pages by a build of their route only. */
function remixHandler(
  context: AppContext,
  build: ServerBuild | (() => Promise<ServerBuild>),
): RequestHandler {
  const { config, routes } = context;
  const create = (served: typeof build) =>
    createRequestHandler({
      build: served,
      mode: config.development ? "development" : "production",
      getLoadContext: (request, { locals }) => ({
        app: context,
        client: clientKey(request, config),
        isLocal: isLocalRequest(request),
        requestId: locals.requestId,
        sentTooOften: locals.sentTooOften,
      }),
    });
  if (typeof build === "function") return create(build);
  const handlerAt = handlersByRoute(build, routes, create);
  return (request, response, next) => handlerAt(request.path)(request, response, next);
}

/** Lets the policies of a document replace those of every response: Remix adds its headers to what is there. */
const replacePolicies: RequestHandler = (_request, response, next) => {
  const append = response.append.bind(response);
  response.append = (name, value) =>
    value !== undefined && /^(content-security|referrer)-policy$/i.test(name)
      ? response.set(name, value)
      : append(name, value);
  next();
};

/** Logs an error of the middleware and sends plain text, instead of the error page of Express. */
function respondToErrors({ logger, reporter }: AppContext): ErrorRequestHandler {
  return (error, request, response, next) => {
    logger.error({ path: loggedPath(request.path), ...errorFacts(error) }, "unexpected error");
    reporter.report(error, { path: request.path, level: "error" });
    if (response.headersSent) return next(error);
    response.set("Content-Security-Policy", plainContentPolicy);
    response.status(500).type("text").send(`${sharedTexts.refused.broken}\n`);
  };
}
