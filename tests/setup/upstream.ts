import { createPageSources } from "~/.server/cache/page-sources";
import type { UpstreamScope } from "~/.server/context/scope";
import { createCircuitBreaker } from "~/.server/http/circuit-breaker";
import { createReadDeadline } from "~/.server/http/read-deadline";
import { withLinks } from "~/.server/http/resolve-links";
import type { CallScope, Fetch, Upstream } from "~/.server/http/upstream";
import { createMetrics } from "~/.server/metrics/metrics";
import { createServerTiming } from "~/.server/metrics/server-timing";
import { capturingLogger, type LogEntry } from "./capturing-logger";

/** An upstream that calls `fetch`. */
export function testUpstream(fetch: Fetch, settings: Partial<Upstream> = {}): Upstream {
  const standard: Upstream = {
    name: "cms",
    baseUrl: "https://cms.test",
    fetch,
    authorization: "",
    breaker: createCircuitBreaker(),
    reachable: undefined,
  };
  return { ...standard, ...settings };
}

/** The call scope of one request, and its log entries. */
export function testCalls(settings: Partial<CallScope> = {}): { calls: CallScope; logged: LogEntry[] } {
  const { logger, logged } = capturingLogger();
  const calls: CallScope = {
    siteHosts: ["www.eigen.example"],
    mediaHosts: ["beeld.voorbeeld.nl"],
    headers: { Accept: "application/json", "X-Platform": "samen", "X-Request-Id": "verzoek-1" },
    timeoutMs: 60_000,
    submitTimeoutMs: 60_000,
    deadline: createReadDeadline(60_000),
    logger,
    timing: createServerTiming(),
    metrics: createMetrics(),
    cache: null,
    sources: createPageSources(),
    ...settings,
  };
  return { calls, logged };
}

/** A scope whose upstreams all call `fetch`, and its log entries. */
export function testScope(fetch: Fetch): { scope: UpstreamScope; logged: LogEntry[] } {
  const { calls, logged } = testCalls();
  const cms = testUpstream(fetch);
  const linked = withLinks(calls, cms);
  const upstreams = {
    cms: { upstream: cms, calls: linked },
    productApi: { upstream: testUpstream(fetch, { name: "product-api" }), calls: linked },
    newsletter: { upstream: testUpstream(fetch, { name: "newsletter" }), calls },
    services: { upstream: testUpstream(fetch, { name: "services" }), calls },
  };
  return { scope: { upstreams }, logged };
}

/** A 200 response with this value as JSON. */
export const json = (value: unknown): Response => Response.json(value);

/** An upstream with a response per path, otherwise 404; records its requests. */
export function fakeUpstream(responses: Record<string, unknown>): { fetch: Fetch; requests: string[] } {
  const requests: string[] = [];
  const fetch: Fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    requests.push(pathname + search);
    const response = responses[pathname + search] ?? responses[pathname];
    if (response instanceof Response) return response.clone();
    return response === undefined ? new Response("{}", { status: 404 }) : json(response);
  };
  return { fetch, requests };
}
