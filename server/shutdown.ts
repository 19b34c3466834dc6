import type { Server } from "node:http";
import type { Logger } from "../app/.server/logger";

const patienceMs = 25_000;

/** On SIGTERM or SIGINT: no new connections, running requests finish, then the process ends. */
export function shutDownGracefully(server: Server, state: { draining: boolean }, logger: Logger): void {
  const stop = (signal: string) => {
    if (state.draining) return;
    state.draining = true;
    logger.info({ signal }, "shutting down");
    server.close(() => process.exit(0));
    // A kept-alive connection becomes idle when its running request ends.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
