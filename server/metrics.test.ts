import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMetrics } from "../app/.server/metrics";
import { capturingLogger } from "../tests/setup/capturing-logger";
import { serveMetrics } from "./metrics";

const host = "127.0.0.1";

/** A port that is free, or that somebody has. */
async function port({ taken = false } = {}): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  if (taken) onTestFinished(() => void server.close());
  else await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

test("figures are told on their own port, and nothing else is", async () => {
  const metrics = createMetrics({ runtime: true });
  metrics.request("page", 200, 12);
  metrics.upstreamCall("cms", "unreachable", 3);
  const metricsPort = await port();
  const server = serveMetrics({ metricsPort, host }, { metrics, logger: capturingLogger().logger });
  onTestFinished(() => void server?.close());
  const answer = await vi.waitFor(() => fetch(`http://${host}:${metricsPort}/metrics`));
  expect(answer.headers.get("Content-Type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain('site_request_seconds_bucket{le="0.025",kind="page",status="200"} 1');
  expect(text).toContain('site_upstream_call_seconds_count{upstream="cms",outcome="unreachable"} 1');
  expect(text).toContain("nodejs_eventloop_lag_seconds");
  expect((await fetch(`http://${host}:${metricsPort}/`)).status).toBe(404);
});

test("a port that somebody has is told, and the site goes on", async () => {
  const { logger, logged } = capturingLogger();
  serveMetrics({ metricsPort: await port({ taken: true }), host }, { metrics: createMetrics(), logger });
  await vi.waitFor(() => expect(logged).toHaveLength(1));
  expect(logged[0]).toMatchObject({ level: "error", message: "metrics cannot be served" });
});

test("without a port there is nothing", () => {
  const served = serveMetrics(
    { metricsPort: 0, host },
    { metrics: createMetrics(), logger: capturingLogger().logger },
  );
  expect(served).toBeUndefined();
});
