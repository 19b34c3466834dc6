import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import type { AppContext } from "../../app/.server/context/scope";
import { hasOneHost } from "../guard";
import { type PageRequest, pageRequestOf } from "./page-request";

const maxEntries = 5000;
const maxPlainUrl = 200;
/** Headers that a page request depends on, besides `Host`. */
const keyHeaders = ["cookie", "authorization", "range", "x-forwarded-host", "x-test-id"];

/** `pageRequestOf` with a cache for requests without a query or key headers, which are most requests. */
export function createPageRequestReader(app: AppContext): (request: IncomingMessage) => PageRequest | null {
  const plainRequests = new LRUCache<string, PageRequest>({ maxSize: maxEntries, sizeCalculation: () => 1 });
  return (request) => {
    if (!isPlain(request)) return pageRequestOf(request, app);
    const key = `${request.headers.host} ${request.url ?? ""}`;
    const pageRequest = plainRequests.get(key) ?? pageRequestOf(request, app);
    if (pageRequest) plainRequests.set(key, pageRequest);
    return pageRequest;
  };
}

function isPlain(request: IncomingMessage): boolean {
  const { method, url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD") return false;
  if (url.includes("?") || url.length >= maxPlainUrl) return false;
  return hasOneHost(request) && keyHeaders.every((name) => headers[name] === undefined);
}
