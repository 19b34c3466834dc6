import { createServer, type Server } from "node:http";
import type { Config } from "../app/.server/config/config";
import type { AppContext, OwnServices } from "../app/.server/context/scope";

type Measured = Pick<AppContext, "metrics" | "logger"> & { ownServices: Pick<OwnServices, "fetch"> | null };

/** `GET /metrics` on a separate port, closed to visitors. An error on it does not end the site. */
export function serveMetrics(
  { metricsPort, host }: Pick<Config, "metricsPort" | "host">,
  { metrics, logger, ownServices }: Measured,
): Server | undefined {
  if (metricsPort === 0) return undefined;
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    const texts = [await metrics.text(), await servicesMetrics(ownServices)];
    response.writeHead(200, { "Content-Type": metrics.contentType }).end(texts.join("\n"));
  });
  server.on("error", (error) => logger.error({ reason: error.message }, "metrics cannot be served"));
  // This server alone does not keep the process alive.
  server.unref();
  return server.listen(metricsPort, host);
}

/** The metrics of services in this process; empty while they cannot be asked. */
async function servicesMetrics(ownServices: Measured["ownServices"]): Promise<string> {
  const request = new Request("http://services.invalid/metrics");
  const response = await ownServices?.fetch(request).catch(() => null);
  return response?.ok ? response.text() : "";
}
