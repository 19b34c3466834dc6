import { createServer, type Server } from "node:http";
import type { Config } from "../app/.server/config/config";
import type { AppContext } from "../app/.server/context/scope";

/** `GET /metrics` on a separate port, closed to visitors. An error on it does not end the site. */
export function serveMetrics(
  { metricsPort, host }: Pick<Config, "metricsPort" | "host">,
  { metrics, logger }: Pick<AppContext, "metrics" | "logger">,
): Server | undefined {
  if (metricsPort === 0) return undefined;
  const server = createServer(async (request, response) => {
    const text = request.url === "/metrics" ? await metrics.text() : null;
    if (text === null) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": metrics.contentType }).end(text);
  });
  server.on("error", (error) => logger.error({ reason: error.message }, "metrics cannot be served"));
  // This server alone does not keep the process alive.
  server.unref();
  return server.listen(metricsPort, host);
}
