import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";
import type { CacheState } from "../../app/.server/cache/swr-cache";
import { prefetchRulesPath } from "../../app/.server/http/prefetch";
import { communityTags } from "../../app/features/community/public.server";
import type { CachedPage } from "./cached-page";

/** Together a minute: for so long a cache that cannot be flushed shows what was changed. */
const maxSharedSeconds = { fresh: 30, stale: 30 };
const prefetchHeader = ["Speculation-Rules", `"${prefetchRulesPath}"`];

interface Sending {
  /** Source of the page; `shared`: rendered for another visitor at the same time. */
  state: CacheState | "shared";
  /** Id of this visitor's request. */
  requestId: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Sends a page, or a 304 if the browser has it already. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { state, requestId, now }: Sending,
): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = `"${page.contentHash.slice(0, 27)}-${encoding}"`;
  const headers = [
    ...page.headers,
    "X-Request-Id",
    requestId,
    "X-Cache",
    state,
    "Server-Timing",
    state === "miss" && page.serverTiming ? page.serverTiming : `cache;desc=${state}`,
  ];
  if (page.status === 200 && page.isCacheable && !savesData(request)) headers.push(...prefetchHeader);
  if (page.isCacheable)
    headers.push("Cache-Control", page.redirectCacheControl || cacheControl(page, now), "ETag", etag);
  if (page.isCacheable && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const body = encoding === "br" ? page.br : otherBody(page, encoding);
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(body.length));
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Bodies for clients without Brotli. */
const otherBodies = new LRUCache<string, Buffer>({
  max: 1000,
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ length }) => length + 1,
});

function otherBody({ contentHash, br }: CachedPage, encoding: "gzip" | "identity"): Buffer {
  const key = `${contentHash} ${encoding}`;
  const cached = otherBodies.get(key);
  if (cached) return cached;
  const html = brotliDecompressSync(br);
  const body = encoding === "gzip" ? gzipSync(html) : html;
  otherBodies.set(key, body);
  return body;
}

function savesData({ headers }: IncomingMessage): boolean {
  return String(headers["save-data"]).toLowerCase() === "on";
}

/**
 * Browsers revalidate each time; shared caches may use the page for a minute, at most until it changes. Texts of
 * members are gone for others as soon as they are closed or taken away, so there shared caches revalidate too.
 */
function cacheControl({ tags, staleUntil, outageUntil, renderedAt }: CachedPage, now: number): string {
  if (tags.includes(communityTags.all)) return "no-cache";
  const remaining = Math.max(0, Math.floor((staleUntil - now) / 1000));
  const fresh = Math.min(maxSharedSeconds.fresh, remaining);
  const stale = Math.min(maxSharedSeconds.stale, remaining - fresh);
  const outage = Math.floor((outageUntil - renderedAt) / 1000);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${outage}`;
}

/** The best encoding that the browser accepts; `q=0` excludes one. */
export function encodingFor(acceptEncoding: string | string[] | undefined): "br" | "gzip" | "identity" {
  const header = String(acceptEncoding ?? "");
  const hasExclusion = header.includes("q=0");
  const accepts = (name: string) =>
    header.includes(name) &&
    !(hasExclusion && new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(header));
  return accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((candidate) => ["*", etag, `W/${etag}`].includes(candidate.trim()));
}
