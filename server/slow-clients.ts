import type { Server } from "node:http";

/** A client that dawdles must not hold a connection for ever; a CV over a slow line still comes through. */
export function limitSlowClients(server: Server): void {
  server.headersTimeout = 15_000;
  server.requestTimeout = 120_000;
  // Longer than the minute that proxies keep a connection, so that they close it first.
  server.keepAliveTimeout = 65_000;
  server.maxHeadersCount = 100;
}
