import { createPageSources } from "~/.server/cache/page-sources";
import type { UpstreamScope } from "~/.server/context/scope";
import { createCircuitBreaker } from "~/.server/http/circuit-breaker";
import { withLinks } from "~/.server/http/resolve-links";
import type { CallScope, Fetch, Upstream } from "~/.server/http/upstream";
import { createMetrics } from "~/.server/metrics/metrics";
import { createServerTiming } from "~/.server/metrics/server-timing";
import { capturingLogger, type LogEntry } from "./capturing-logger";

/** An upstream that is whatever `fetch` makes of it. */
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

/** What the calls of one visitor's request carry, and everything they logged. */
export function testCalls(settings: Partial<CallScope> = {}): { calls: CallScope; logged: LogEntry[] } {
  const { logger, logged } = capturingLogger();
  const calls: CallScope = {
    siteHosts: ["www.eigen.example"],
    mediaHosts: ["beeld.voorbeeld.nl"],
    headers: { Accept: "application/json", "X-Platform": "samen", "X-Request-Id": "verzoek-1" },
    timeoutMs: 60_000,
    submitTimeoutMs: 60_000,
    logger,
    timing: createServerTiming(),
    metrics: createMetrics(),
    cache: null,
    sources: createPageSources(),
    ...settings,
  };
  return { calls, logged };
}

/** A scope for calls, whose upstreams are all whatever `fetch` makes of them, and everything they logged. */
export function testScope(fetch: Fetch): { scope: UpstreamScope; logged: LogEntry[] } {
  const { calls, logged } = testCalls();
  const cms = testUpstream(fetch);
  const linked = withLinks(calls, cms);
  const upstreams = {
    cms: { upstream: cms, calls: linked },
    productApi: { upstream: testUpstream(fetch, { name: "product-api" }), calls: linked },
    newsletter: { upstream: testUpstream(fetch, { name: "newsletter" }), calls },
  };
  return { scope: { upstreams }, logged };
}

/** A 200 with this value as JSON. */
export const json = (value: unknown): Response => Response.json(value);

/** An upstream that answers by path, and with 404 where nothing is given for it; keeps what it was asked. */
export function answering(answers: Record<string, unknown>): { fetch: Fetch; asked: string[] } {
  const asked: string[] = [];
  const fetch: Fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(pathname + search);
    const answer = answers[pathname + search] ?? answers[pathname];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response("{}", { status: 404 }) : json(answer);
  };
  return { fetch, asked };
}
