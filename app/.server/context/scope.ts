import type { TFunction } from "i18next";
import type { ExperienceCache } from "~/.server/cache/experience-cache";
import type { Flushes } from "~/.server/cache/flushes";
import type { PageSources } from "~/.server/cache/page-sources";
import type { RedirectCache } from "~/.server/cache/redirect-cache";
import type { UpstreamCache } from "~/.server/cache/upstream-cache";
import type { Config } from "~/.server/config/config";
import type { ErrorReporter } from "~/.server/errors/error-reporter";
import type { Fetch, Upstream, Upstreams } from "~/.server/http/upstream";
import type { Counters } from "~/.server/metrics/counters";
import type { Logger } from "~/.server/metrics/logger";
import type { Metrics } from "~/.server/metrics/metrics";
import type { ServerTiming } from "~/.server/metrics/server-timing";
import type { RouteTable } from "~/.server/routing/route-table";
import type { SharedStore } from "~/.server/store/store";
import type { Brand } from "~/utils/brand";
import type { KeptForm } from "~/utils/kept-form";
import type { RoutePolicy } from "~/utils/route-policy";
import type { VisitorChoices } from "~/utils/visitor-choices";
import type { AnswerLocally } from "../../../services/platform/contract";

/** The services, while they run in the process of the site. */
export interface OwnServices {
  /** Waits until they have started, as `answer` does. */
  fetch: Fetch;
  answer: AnswerLocally;
  /** Starts them, if nothing did. Never rejects: a failure is logged, and the next call tries again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The parts of the server that live as long as the process. */
export interface AppContext {
  config: Config;
  logger: Logger;
  upstreams: { cms: Upstream; productApi: Upstream; newsletter: Upstream; services: Upstream };
  /** The services in this process; null where they have an address. */
  ownServices: OwnServices | null;
  /** The moments of flushes by tag. */
  flushes: Flushes;
  /** The routes of the build, with their policies. */
  routes: RouteTable;
  /** Null in development, so that changed content is visible at once. */
  upstreamCache: UpstreamCache | null;
  counters: Counters;
  redirects: RedirectCache;
  experiences: ExperienceCache;
  reporter: ErrorReporter;
  metrics: Metrics;
  /** Short-lived data that instances share. */
  store: SharedStore;
  /** The clock; tests set it. */
  now: () => Date;
}

/** The site that the request is for. */
interface SiteScope {
  config: Config;
  brand: Brand;
  /** Scheme and host that this brand's canonical addresses start with. */
  origin: string;
  t: TFunction<"Common">;
  /** The time of the request, the same for everything on a page. */
  now: Date;
}

/** The visitor, and what was requested. */
interface VisitorScope {
  /** The request of the visitor; after a POST, Remix gives loaders a GET. */
  request: Request;
  /** The policy of the route; private for an unknown one. */
  policy: RoutePolicy;
  /** The names of the query that the route declares. */
  query: URLSearchParams;
  /** Consent, reading preferences and what was closed, from the cookie `weergave`. */
  choices: VisitorChoices;
  /** Ids of the embeds that the visitor allowed on this page (app/utils/allowed-embeds.ts). */
  allowedEmbeds: readonly string[];
  /** The address of a form that exceeded the rate limit, whose page replaces the form; else null. */
  sentTooOften: string | null;
}

/** The upstreams, with the settings of this request's calls. */
export interface UpstreamScope {
  upstreams: Upstreams;
}

/**
 * What is asked once for a request; features add their own. In a WeakMap by request, values would stay until a major
 * garbage collection, because minor ones treat them as reachable.
 * @public as modules that declare more of it do not import it
 */
export interface RequestMemo {
  /** The form that was read: a body can be read only once, and an error page shows what was typed. */
  posted?: Pick<KeptForm, "fields" | "hasFile">;
}

/** What a request is handled with. */
interface HandlingScope {
  memo: RequestMemo;
  requestId: string;
  logger: Logger;
  timing: ServerTiming;
  /** Tags and lifetime of the page, collected while it is rendered. */
  sources: PageSources;
  /** Counts an event, without personal data. */
  count: Counters["count"];
  routes: RouteTable;
  redirects: RedirectCache;
  experiences: ExperienceCache;
  reporter: ErrorReporter;
  store: SharedStore;
  /** Renders shared pages with one of the tags again, on every instance. */
  flush(tags: readonly string[]): Promise<void>;
}

/** The data of one request. A function asks for the parts that it reads. */
export interface RequestScope extends SiteScope, VisitorScope, UpstreamScope, HandlingScope {}

declare module "@remix-run/node" {
  interface AppLoadContext {
    app?: AppContext;
    /** The address of a form that exceeded the rate limit (server/limit-posts.ts). */
    sentTooOften?: string;
    /** A keyed hash of the visitor's network (server/client-key.ts). */
    client?: string;
    /** Whether the request comes from a browser on this machine (server/local-request.ts). */
    isLocal?: boolean;
    requestId?: string;
    /** Made for the first loader or action of the request. */
    scope?: Promise<RequestScope>;
    /** Collects tags and lifetime for the page cache. */
    sources?: PageSources;
  }
  interface Future {
    v3_singleFetch: true;
  }
}
