import type { TFunction } from "i18next";
import type { Flushes } from "~/.server/cache/flushes";
import type { PageSources } from "~/.server/cache/page-sources";
import type { RedirectCache } from "~/.server/cache/redirect-cache";
import type { UpstreamCache } from "~/.server/cache/upstream-cache";
import type { Config } from "~/.server/config/config";
import type { ErrorReporter } from "~/.server/errors/error-reporter";
import type { Upstream, Upstreams } from "~/.server/http/upstream";
import type { Counters } from "~/.server/metrics/counters";
import type { Logger } from "~/.server/metrics/logger";
import type { Metrics } from "~/.server/metrics/metrics";
import type { ServerTiming } from "~/.server/metrics/server-timing";
import type { RouteTable } from "~/.server/routing/route-table";
import type { SharedStore } from "~/.server/store/store";
import type { Brand } from "~/utils/brand";
import type { RoutePolicy } from "~/utils/route-policy";
import type { VisitorChoices } from "~/utils/visitor-choices";

/** What lives as long as the process. */
export interface AppContext {
  config: Config;
  logger: Logger;
  upstreams: { cms: Upstream; productApi: Upstream; newsletter: Upstream };
  /** What was flushed, and when. */
  flushes: Flushes;
  /** The routes of the build, with their policies. */
  routes: RouteTable;
  /** What the upstreams answered before; none in development, where what was just written should be seen. */
  upstreamCache: UpstreamCache | null;
  counters: Counters;
  redirects: RedirectCache;
  reporter: ErrorReporter;
  metrics: Metrics;
  /** What instances share for a while. */
  store: SharedStore;
  /** The clock, which a test can stop. */
  now: () => Date;
}

/** What lives as long as one visitor's request. */
export interface RequestScope {
  config: Config;
  brand: Brand;
  /** Scheme and host that this brand's canonical addresses start with. */
  origin: string;
  requestId: string;
  /** The visitor's own: after a form was posted, loaders are handed a GET. */
  request: Request;
  /** The address of the form that this visitor sent too often, in whose place the page about that is shown. */
  sentTooOften: string | null;
  /** The moment of this request: one for everything on a page. */
  now: Date;
  /** What the visitor chose about how pages look. */
  choices: VisitorChoices;
  /** What of other sites the visitor wants to see on this page alone (app/utils/allowed-embeds.ts). */
  allowedEmbeds: readonly string[];
  /** The names of the query that the route declares. */
  query: URLSearchParams;
  /** The policy of the route; private for an unknown one. */
  policy: RoutePolicy;
  routes: RouteTable;
  t: TFunction<"Common">;
  logger: Logger;
  timing: ServerTiming;
  /** What the page is made of. */
  sources: PageSources;
  /** Counts what happens to visitors, without anything of them. */
  count: Counters["count"];
  redirects: RedirectCache;
  reporter: ErrorReporter;
  store: SharedStore;
  upstreams: Upstreams;
}

/** What a call of an upstream takes of the scope. */
export type UpstreamScope = Pick<RequestScope, "upstreams">;

declare module "@remix-run/node" {
  interface AppLoadContext {
    app?: AppContext;
    /** The address of a form that this client sent too often (server/limit-posts.ts). */
    sentTooOften?: string;
    requestId?: string;
    /** Where whoever keeps the page learns what it is made of. */
    sources?: PageSources;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
