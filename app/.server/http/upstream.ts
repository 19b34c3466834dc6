import type { UpstreamCache } from "~/.server/cache/upstream-cache";
import type { Logger } from "~/.server/metrics/logger";
import type { Metrics } from "~/.server/metrics/metrics";
import type { ServerTiming } from "~/.server/metrics/server-timing";
import type { AnswerLocally } from "../../../services/platform/contract";
import type { PageSources } from "../cache/page-sources";
import type { CircuitBreaker } from "./circuit-breaker";
import type { ReadDeadline } from "./read-deadline";

export type Fetch = (request: Request) => Promise<Response>;

/** The address and the state of an upstream; one object per process. */
export interface Upstream {
  readonly name: "cms" | "product-api" | "newsletter" | "services";
  readonly baseUrl: string;
  readonly fetch: Fetch;
  /** Of the services in this process: answers a call without HTTP. */
  readonly answer?: AnswerLocally;
  readonly authorization: string;
  /** Whether it is the stand-in, in this process. */
  readonly isStandIn?: boolean;
  /** The `_format` that calls of JSON ask for; none where `Accept` is enough. */
  readonly format?: string;
  /** Used by all JSON calls. */
  readonly breaker: CircuitBreaker;
  /** Whether the last call reached the upstream; undefined before the first call. */
  reachable: boolean | undefined;
}

/** An upstream with the call scope of one request. */
export interface UpstreamCalls {
  upstream: Upstream;
  calls: CallScope;
}

/** The upstreams of a request. */
export interface Upstreams {
  cms: UpstreamCalls;
  productApi: UpstreamCalls;
  newsletter: UpstreamCalls;
  services: UpstreamCalls;
}

/** @param page the path of the page that the document belongs to @param sources collects tags of the calls it makes */
type ResolveLinks = (json: unknown, page: string, sources: PageSources) => Promise<unknown>;

/** What every call of one visitor's request carries. */
export interface CallScope {
  /** The hosts of this site, in lower case; links to them are internal. */
  siteHosts: readonly string[];
  /** Other hosts from which pictures may load. */
  mediaHosts: readonly string[];
  headers: Record<string, string>;
  /** Of one read. */
  timeoutMs: number;
  /** Of all reads of the page. */
  deadline: ReadDeadline;
  submitTimeoutMs: number;
  logger: Logger;
  timing: ServerTiming;
  metrics: Pick<Metrics, "startUpstreamCall" | "cacheLookup">;
  /** Null without caching. */
  cache: UpstreamCache | null;
  /** Resolves the links of a document before it is decoded; absent where documents have none. */
  resolveLinks?: ResolveLinks;
  /** Of the page that is being made. */
  sources: PageSources;
}
