import type { UpstreamCache } from "~/.server/cache/upstream-cache";
import type { Logger } from "~/.server/metrics/logger";
import type { Metrics } from "~/.server/metrics/metrics";
import type { ServerTiming } from "~/.server/metrics/server-timing";
import type { PageSources } from "../cache/page-sources";
import type { CircuitBreaker } from "./circuit-breaker";

export type Fetch = (request: Request) => Promise<Response>;

/** Where an upstream is and how it is doing; one object for the life of the process. */
export interface Upstream {
  readonly name: "cms" | "product-api" | "newsletter";
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly authorization: string;
  /** Through which all its JSON is asked. */
  readonly breaker: CircuitBreaker;
  /** Of the last call: undefined before the first. */
  reachable: boolean | undefined;
}

/** An upstream, bound to what every call of one visitor's request carries. */
export interface UpstreamCalls {
  upstream: Upstream;
  calls: CallScope;
}

/** The upstreams of a request. */
export interface Upstreams {
  cms: UpstreamCalls;
  productApi: UpstreamCalls;
  newsletter: UpstreamCalls;
}

/** @param page the path of the page that the document belongs to @param sources collects tags of the calls it makes */
type ResolveLinks = (json: unknown, page: string, sources: PageSources) => Promise<unknown>;

/** What every call of one visitor's request carries. */
export interface CallScope {
  /** The hosts of this site, lower case: an address that names one of them is a path of ours. */
  siteHosts: readonly string[];
  /** The hosts of others that pictures may stand on. */
  mediaHosts: readonly string[];
  headers: Record<string, string>;
  timeoutMs: number;
  submitTimeoutMs: number;
  logger: Logger;
  timing: ServerTiming;
  metrics: Pick<Metrics, "startUpstreamCall" | "cacheLookup">;
  /** What upstreams answered before; null asks them each time. */
  cache: UpstreamCache | null;
  /** Resolves the links of a document before it is decoded; absent where documents have none. */
  resolveLinks?: ResolveLinks;
  /** Of the page that is being made. */
  sources: PageSources;
}
