import type { Server } from "node:http";

/** How long a client may take over its headers and its whole request, in milliseconds. */
const patience = { headersMs: 15_000, requestMs: 120_000 };

/** A client that dawdles must not hold a connection for ever; a CV over a slow line still comes through. */
export function limitSlowClients(server: Server, { headersMs, requestMs } = patience): void {
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  // Longer than the minute that proxies keep a connection, so that they close it first.
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
}
