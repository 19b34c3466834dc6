import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "../app/.server/metrics/metrics";
import { capturingLogger } from "../tests/setup/capturing-logger";
import { eventually } from "../tests/setup/eventually";
import { freePort } from "../tests/setup/free-port";
import { listen } from "../tests/setup/http-server";
import { serveMetrics } from "./metrics";

const host = "127.0.0.1";

test("the metrics port serves /metrics and nothing else", async () => {
  const metrics = createMetrics({ runtime: true });
  metrics.request("page", 200, 12);
  metrics.startUpstreamCall("cms")("unreachable");
  metrics.startUpstreamCall("product-api");
  metrics.cacheLookup("page", "hit");
  const metricsPort = await freePort();
  const server = serveMetrics({ metricsPort, host }, { metrics, logger: capturingLogger().logger });
  onTestFinished(() => void server?.close());
  const response = await eventually(() => fetch(`http://${host}:${metricsPort}/metrics`));
  expect(response.headers.get("Content-Type")).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain('site_request_seconds_bucket{le="0.025",kind="page",status="200"} 1');
  expect(text).toContain('site_upstream_call_seconds_count{upstream="cms",outcome="unreachable"} 1');
  expect(text).toContain('site_upstream_calls_underway{upstream="product-api"} 1');
  expect(text).toContain('site_kept_total{what="page",state="hit"} 1');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect((await fetch(`http://${host}:${metricsPort}/`)).status).toBe(404);
});

test("a port in use is logged, and the site continues", async () => {
  const { logger, logged } = capturingLogger();
  const metricsPort = Number(new URL(await listen(() => {})).port);
  serveMetrics({ metricsPort, host }, { metrics: createMetrics(), logger });
  await eventually(() => expect(logged).toHaveLength(1));
  expect(logged[0]).toMatchObject({ level: "error", message: "metrics cannot be served" });
});

test("without a port there is no metrics server", () => {
  const server = serveMetrics(
    { metricsPort: 0, host },
    { metrics: createMetrics(), logger: capturingLogger().logger },
  );
  expect(server).toBeUndefined();
});
