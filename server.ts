import { createServer } from "node:http";
import { createRequestHandler } from "@remix-run/express";
import { createRequestHandler as renderWith } from "@remix-run/node";
import compression from "compression";
import express from "express";
import { hearFlushes } from "./app/.server/cache/flush";
import { environmentConfig } from "./app/.server/config/environment";
import { createAppContext } from "./app/.server/context";
import { banner } from "./server/banner";
import { cacheFlush } from "./server/cache-flush";
import { cmsFiles } from "./server/cms-files";
import { guardRequests } from "./server/guard";
import { health } from "./server/health";
import { limitPosts } from "./server/limit-posts";
import { loadBuild } from "./server/load-build";
import { serveMetrics } from "./server/metrics";
import { servePages } from "./server/pages/page-cache";
import { logRequests } from "./server/request-log";
import { securityHeaders } from "./server/security-headers";
import { shutDownGracefully } from "./server/shutdown";
import { limitSlowClients } from "./server/slow-clients";
import { staticFiles } from "./server/static-files";
import { logUncaught } from "./server/uncaught";

const config = readConfig();
const { build, buildId, devAssets } = await loadBuild(config);
const context = await createAppContext(config, { build: buildId });
logUncaught(process, context);
hearFlushes(context);

const app = express();
app.disable("x-powered-by");
app.set("trust proxy", config.trustProxy);
const state = { draining: false };
app.use(health(context, state));
app.use(logRequests(context));
app.use(securityHeaders(config));
app.use(cacheFlush(context));
app.use(guardRequests());
app.use(limitPosts(context));
app.use(compression());
app.use(cmsFiles(context));
app.use(devAssets ?? staticFiles());
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

// In development every page is made anew, and the build is not one.
const server = createServer(
  typeof build === "function" ? app : servePages(context, renderWith(build, "production"), app),
);
server.on("error", (error) => {
  console.error(`PORT=${config.port}: ${error.message}. For example: PORT=3001`);
  process.exit(1);
});
limitSlowClients(server);
shutDownGracefully(server, state, context);
serveMetrics(config, context);
server.listen(config.port, config.host, () => console.info(banner(config, server)));

/** A wrong setting is the operator's to mend: its message, without a stack. */
function readConfig() {
  try {
    return environmentConfig();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
