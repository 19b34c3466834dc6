import type { Server } from "node:http";

/** Time to receive the headers and the whole request. */
const defaultLimits = { headersMs: 15_000, requestMs: 120_000 };

/** Closes connections of clients that send too slowly; the limits allow a CV over a slow connection. */
export function limitSlowClients(server: Server, { headersMs, requestMs } = defaultLimits): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  // Most proxies close idle connections after a minute; the proxy has to do so before the site.
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
}
