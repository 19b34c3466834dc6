import type { Server } from "node:http";

/** Time to receive the headers and the whole request. */
const defaultLimits = { headersMs: 15_000, requestMs: 120_000 };

/** Closes connections of clients that send too slowly; the limits allow a CV over a slow connection. */
export function limitSlowClients(server: Server, { headersMs, requestMs } = defaultLimits): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  // Longer than the minute of most proxies, so that the proxy closes the connection first.
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
}
