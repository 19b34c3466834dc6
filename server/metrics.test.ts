import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { createMetrics } from "../app/.server/metrics/metrics";
import { addJob } from "../services/platform/jobs/add-job";
import { sendMailJob } from "../services/platform/mail/job";
import { capturingLogger } from "../tests/setup/capturing-logger";
import { eventually } from "../tests/setup/eventually";
import { freePort } from "../tests/setup/free-port";
import { listen } from "../tests/setup/http-server";
import { servicesOverTest } from "../tests/setup/services";
import { serveMetrics } from "./metrics";

const host = "127.0.0.1";

test("the metrics port serves /metrics and nothing else", async () => {
  const metrics = createMetrics({ runtime: true });
  metrics.request("page", 200, 12);
  metrics.startUpstreamCall("cms")("unreachable");
  metrics.startUpstreamCall("product-api");
  metrics.cacheLookup("page", "hit");
  const metricsPort = await freePort();
  const server = serveMetrics(
    { metricsPort, host },
    { metrics, logger: capturingLogger().logger, ownServices: null },
  );
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

test("the jobs of services in the process are among the metrics, and an outage of theirs costs no others", async () => {
  const { services, handler } = await servicesOverTest();
  await addJob(services.db, sendMailJob, { mailId: randomUUID() });
  let isBroken = false;
  const ownServices = {
    fetch: (request: Request) => (isBroken ? Promise.reject(new Error("outage")) : handler.fetch(request)),
  };
  const metricsPort = await freePort();
  const app = { metrics: createMetrics(), logger: capturingLogger().logger, ownServices };
  const server = serveMetrics({ metricsPort, host }, app);
  onTestFinished(() => void server?.close());
  const read = async () => (await fetch(`http://${host}:${metricsPort}/metrics`)).text();
  const text = await eventually(read);
  expect(text).toContain('\nsite_jobs{state="waiting"} 1\nsite_jobs{state="failed"} 0\n');
  expect(text).toMatch(/\nsite_job_lag_seconds \d+\n/);
  isBroken = true;
  const rest = await read();
  expect(rest).toContain("# TYPE site_request_seconds");
  expect(rest).not.toContain("site_job");
});

test("a port in use is logged, and the site continues", async () => {
  const { logger, logged } = capturingLogger();
  const metricsPort = Number(new URL(await listen(() => {})).port);
  serveMetrics({ metricsPort, host }, { metrics: createMetrics(), logger, ownServices: null });
  await eventually(() => expect(logged).toHaveLength(1));
  expect(logged[0]).toMatchObject({ level: "error", message: "metrics cannot be served" });
});

test("without a port there is no metrics server", () => {
  const server = serveMetrics(
    { metricsPort: 0, host },
    { metrics: createMetrics(), logger: capturingLogger().logger, ownServices: null },
  );
  expect(server).toBeUndefined();
});
