import { listenForFlushes } from "./app/.server/cache/flush";
import { environmentConfig } from "./app/.server/config/environment";
import { createAppContext } from "./app/.server/context/context";
import { checkServicesSettings } from "./app/utils/services-settings";
import { banner } from "./server/banner";
import { followDeletions } from "./server/follow-deletions";
import { loadBuild } from "./server/load-build";
import { serveMetrics } from "./server/metrics";
import { shutDownGracefully } from "./server/shutdown";
import { createSite } from "./server/site";
import { createHttpServer } from "./server/slow-clients";
import { staticFiles } from "./server/static-files";
import { logUncaught } from "./server/uncaught";

const config = readConfig();
const { build, buildId, routes, devAssets } = await loadBuild(config);
const context = await createAppContext(config, { build: buildId, routes });
logUncaught(process, context);
await listenForFlushes(context);

const state = { draining: false };
// Public pages need no services, so the site does not wait for them.
void followDeletions(context, state);
const server = createHttpServer(createSite(context, { build, files: devAssets ?? staticFiles(), state }));
server.on("error", (error) => {
  console.error(`PORT=${config.port}: ${error.message}. For example: PORT=3001`);
  process.exit(1);
});
shutDownGracefully(server, state, context);
serveMetrics(config, context);
server.listen(config.port, config.host, () => console.info(banner(config, server)));

/** The configuration; prints invalid settings without a stack and exits. */
function readConfig() {
  try {
    const config = environmentConfig();
    if (!config.servicesUrl) checkServicesSettings(config);
    return config;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
