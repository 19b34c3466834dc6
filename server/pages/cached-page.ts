import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzipSync, gzip } from "node:zlib";
import type { CacheState } from "../../app/.server/cache/cached-answer";
import { prefetchRulesPath } from "../../app/.server/http/prefetch";

const squeeze = { br: promisify(brotliCompress), gzip: promisify(gzip) };
// Half a percent larger than the best, and ten times as fast.
const brotliQuality = 6;

/** A page, or an address that leads elsewhere, as it is sent. */
export interface CachedPage {
  status: number;
  /** All but those that say how it is sent. */
  headers: string[];
  /** How long its parts took while it was made, for who waited for that. */
  timing: string;
  /** For how long browsers keep where an address leads; '' leaves it to the page's own lifetime. */
  ownSharing: string;
  br: Buffer;
  gzip: Buffer;
  tag: string;
  tags: readonly string[];
  /** May be shown again at all. */
  keep: boolean;
  renderedAt: number;
  freshUntil: number;
  staleUntil: number;
  outageUntil: number;
}

type Lifetime = Pick<
  CachedPage,
  "keep" | "tags" | "renderedAt" | "freshUntil" | "staleUntil" | "outageUntil"
>;

const sharedSeconds = 60;
// What shared caches can hold beside a page.
const longestTags = 4000;

/** What was rendered, with the bytes of it squeezed once. `own` are the headers that every answer has. */
export async function cachedPage(
  response: Response,
  own: readonly [string, string][],
  lifetime: Lifetime,
): Promise<CachedPage> {
  const html = Buffer.from(await response.arrayBuffer());
  const [br, zipped] = await Promise.all([
    squeeze.br(html, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    squeeze.gzip(html),
  ]);
  const headers = new Map(own.map(([name, value]) => [name.toLowerCase(), [name, value]]));
  for (const [name, value] of response.headers) headers.set(name, [name, value]);
  const timing = response.headers.get("Server-Timing") ?? "";
  const ownSharing = response.status === 301 ? (response.headers.get("Cache-Control") ?? "") : "";
  headers.delete("server-timing");
  if (lifetime.keep) {
    headers.delete("cache-control");
    headers.set("vary", ["Vary", "Accept-Encoding, Cookie, Save-Data"]);
    headers.set("surrogate-key", ["Surrogate-Key", surrogateKey(lifetime.tags)]);
  }
  const tag = createHash("sha256")
    .update(html)
    .update(response.headers.get("Location") ?? "")
    .digest("base64url");
  return {
    ...lifetime,
    status: response.status,
    headers: [...headers.values()].flat(),
    timing,
    ownSharing,
    br,
    gzip: zipped,
    tag,
  };
}

/** Sends a page, or that the visitor has it already. `requestId` is that of this visitor. */
export function sendCachedPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  { state, requestId, now }: { state: CacheState | "shared"; requestId: string; now: number },
): void {
  const encoding = encodingFor(request.headers["accept-encoding"]);
  const etag = `"${page.tag.slice(0, 27)}-${encoding}"`;
  const headers = [
    ...page.headers,
    "X-Request-Id",
    requestId,
    "X-Cache",
    state,
    "Server-Timing",
    state === "miss" && page.timing ? page.timing : `cache;desc=${state}`,
  ];
  if (page.status === 200 && page.keep && !savesData(request)) headers.push(...fetchAhead);
  if (page.keep) headers.push("Cache-Control", page.ownSharing || sharing(page, now), "ETag", etag);
  if (page.keep && matches(request.headers["if-none-match"], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = encoding === "identity" ? gunzipSync(page.gzip) : page[encoding];
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  headers.push("Content-Length", String(bytes.length));
  response.writeHead(page.status, headers);
  response.end(request.method === "HEAD" ? undefined : bytes);
}

const fetchAhead = ["Speculation-Rules", `"${prefetchRulesPath}"`];

function savesData({ headers }: IncomingMessage): boolean {
  return String(headers["save-data"]).toLowerCase() === "on";
}

/** Browsers ask each time; shared caches may keep it for a minute, never past the moment at which it changes. */
function sharing({ staleUntil, outageUntil, renderedAt }: CachedPage, now: number): string {
  const left = Math.max(0, Math.floor((staleUntil - now) / 1000));
  const fresh = Math.min(sharedSeconds, left);
  const stale = Math.min(sharedSeconds, left - fresh);
  const outage = Math.floor((outageUntil - renderedAt) / 1000);
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${outage}`;
}

function surrogateKey(tags: readonly string[]): string {
  // A space parts them; a path may hold one.
  const key = tags.map((tag) => encodeURI(tag)).join(" ");
  return key.length > longestTags ? key.slice(0, key.lastIndexOf(" ", longestTags)) : key;
}

/** The encoding a browser reads best; `q=0` is a no. */
function encodingFor(accepted: string | string[] | undefined): "br" | "gzip" | "identity" {
  const header = String(accepted ?? "");
  const refuses = header.includes("q=0");
  const takes = (name: string) =>
    header.includes(name) && !(refuses && new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0+)?\\s*(,|$)`).test(header));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

function matches(given: string | undefined, etag: string): boolean {
  if (!given) return false;
  return given.split(",").some((one) => ["*", etag, `W/${etag}`].includes(one.trim()));
}
