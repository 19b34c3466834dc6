import { createPageSources } from "~/.server/cache/page-sources";
import { siteHostsOf } from "~/.server/config/brand-of-request";
import type { Config } from "~/.server/config/config";
import type { UpstreamScope } from "~/.server/context/scope";
import { getStream } from "~/.server/http/get-stream";
import { createReadDeadline } from "~/.server/http/read-deadline";
import { withLinks } from "~/.server/http/resolve-links";
import type { CallScope, Fetch, Upstream } from "~/.server/http/upstream";
import type { Logger } from "~/.server/metrics/logger";
import { createMetrics } from "~/.server/metrics/metrics";
import { createServerTiming } from "~/.server/metrics/server-timing";
import type { Brand } from "~/utils/brand";

/** A line that the site would log. */
export interface LogLine {
  message: string;
  facts: Record<string, unknown>;
}

/** What the CMS answered to one call. */
export interface Answer {
  path: string;
  query: URLSearchParams;
  status: number;
  ms: number;
  text: string;
}

interface Observed<T> {
  /** Null where the site would show an error or redirect. */
  value: T | null;
  lines: LogLine[];
  answers: Answer[];
}

/** The CMS as the site reads it. */
export interface Cms {
  /** Runs a call of the site and records what the CMS answered and what the site would log. */
  observe<T>(read: (scope: UpstreamScope) => Promise<T>): Promise<Observed<T>>;
  /** The status and type of a picture or file. */
  head(path: string): Promise<{ status: number; type: string }>;
  /** The text at an address of the CMS, or null. */
  text(path: string): Promise<string | null>;
}

/** Longer than the site waits, so that a slow answer is reported as slow. */
const patienceMs = 20_000;

export function createCms(config: Config, brand: Brand, fetchFrom: Fetch = fetch): Cms {
  const scopeFor = (logger: Logger, answers: Answer[]): UpstreamScope => {
    const upstream = cmsUpstream(config, recording(fetchFrom, answers));
    const calls: CallScope = {
      siteHosts: siteHostsOf(brand, config),
      mediaHosts: config.mediaHosts,
      headers: { Accept: "application/json", "X-Platform": brand, "X-Request-Id": "cms-check" },
      timeoutMs: patienceMs,
      submitTimeoutMs: patienceMs,
      deadline: createReadDeadline(patienceMs),
      logger,
      timing: createServerTiming(),
      metrics: createMetrics(),
      cache: null,
      sources: createPageSources(),
    };
    const cms = { upstream, calls: withLinks(calls, upstream) };
    return { upstreams: { cms, productApi: cms, newsletter: cms, services: cms } };
  };
  return {
    async observe(read) {
      const lines: LogLine[] = [];
      const answers: Answer[] = [];
      const value = await read(scopeFor(collecting(lines), answers)).catch((reason: unknown) => {
        // What is thrown otherwise is the error page or the redirect that a visitor gets.
        if (reason instanceof Error) throw reason;
        return null;
      });
      return { value, lines, answers };
    },
    async head(path) {
      const { cms } = scopeFor(collecting([]), []).upstreams;
      const response = await getStream({ ...cms, upstream: cmsUpstream(config, fetchFrom) }, path).catch(
        () => null,
      );
      await response?.body?.cancel();
      return { status: response?.status ?? 0, type: response?.headers.get("Content-Type") ?? "" };
    },
    async text(path) {
      const request = new Request(config.cmsUrl + path, { signal: AbortSignal.timeout(patienceMs) });
      const response = await fetchFrom(request).catch(() => null);
      return response?.ok ? await response.text() : null;
    },
  };
}

function cmsUpstream({ cmsUrl, cmsAuth, cmsFormat }: Config, fetchFrom: Fetch): Upstream {
  return {
    name: "cms",
    baseUrl: cmsUrl,
    fetch: fetchFrom,
    authorization: cmsAuth,
    ...(cmsFormat && { format: cmsFormat }),
    breaker: (call) => call(),
    reachable: undefined,
  };
}

function recording(fetchFrom: Fetch, answers: Answer[]): Fetch {
  return async (request) => {
    const start = performance.now();
    const response = await fetchFrom(request);
    const { status, headers } = response;
    const text = await response.text();
    const ms = performance.now() - start;
    const { pathname: path, searchParams: query } = new URL(request.url);
    answers.push({ path, query, status, ms, text });
    return new Response(text === "" ? null : text, { status, headers });
  };
}

function collecting(lines: LogLine[]): Logger {
  const add = (facts: object, message: string) => {
    lines.push({ message, facts: { ...facts } });
  };
  const logger: Logger = { debug: () => {}, info: () => {}, warn: add, error: add, child: () => logger };
  return logger;
}
