import type { AppLoadContext } from "@remix-run/node";
import { createPageSources, type PageSources } from "../../app/.server/cache/page-sources";
import type { Config } from "../../app/.server/config/config";
import type { AppContext } from "../../app/.server/context/scope";
import { nextMidnight } from "../../app/utils/dates";
import { pathOf } from "../../app/utils/paths";
import { type CachedPage, type Lifetime, toCachedPage } from "./cached-page";
import type { SharedPageRequest } from "./page-request";

/** Renders a request with Remix. */
export type Render = (request: Request, context: AppLoadContext) => Promise<Response>;

/** Lifetime of a page that lacks a part. */
const incompleteMs = 1000;
const cacheableStatuses = [200, 301, 404, 410];

/** Renders a page without anything of its visitor; null for a response that belongs to one visitor. */
export async function renderPage(
  app: AppContext,
  render: Render,
  { address, headers, path }: SharedPageRequest,
  commonHeaders: readonly [string, string][],
): Promise<CachedPage | null> {
  const renderedAt = app.now().getTime();
  const sources = createPageSources();
  const response = await render(new Request(address, { headers }), { app, sources });
  if (response.headers.has("Set-Cookie")) return null;
  const isPrivate = /no-store|private/.test(response.headers.get("Cache-Control") ?? "");
  if (isPrivate && response.status < 500) return null;
  return toCachedPage(response, commonHeaders, {
    isCacheable: !isPrivate && isCacheable(response),
    ...lifetimeOf(app.config, path, response.status, sources, renderedAt),
  });
}

function isCacheable({ status, headers }: Response): boolean {
  const isHtml = /^text\/html/.test(headers.get("Content-Type") ?? "");
  return cacheableStatuses.includes(status) && (status === 301 || isHtml);
}

function lifetimeOf(
  { cache }: Pick<Config, "cache">,
  path: string,
  status: number,
  sources: PageSources,
  renderedAt: number,
): Lifetime {
  const { staleMs, outageMs, missingMs } = cache;
  // The dates on a page change at midnight.
  const boundary = Math.min(sources.until, nextMidnight(new Date(renderedAt)));
  const isMissing = status === 404 || status === 410;
  const configuredMs = isMissing ? Math.min(missingMs, cache.freshMs) : cache.freshMs;
  const freshMs = sources.incomplete ? incompleteMs : configuredMs;
  const freshUntil = Math.min(renderedAt + freshMs, boundary);
  const canBeStale = !isMissing && !sources.incomplete;
  return {
    renderedAt,
    freshUntil,
    staleUntil: canBeStale ? Math.min(renderedAt + freshMs + staleMs, boundary) : freshUntil,
    outageUntil: canBeStale ? renderedAt + freshMs + outageMs : freshUntil,
    tags: [...new Set(["page", `page:${pathOf({ url: `http://site.invalid${path}` })}`, ...sources.tags])],
  };
}
