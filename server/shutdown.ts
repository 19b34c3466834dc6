import type { Server } from "node:http";
import type { AppContext } from "../app/.server/context/scope";

// Long enough for a load balancer to detect that /readyz fails.
const drainMs = 2000;
const maxShutdownMs = 25_000;

/**
 * On SIGTERM /readyz is 503 for two seconds, after which the server accepts no new connections; on SIGINT it stops
 * accepting them at once. When running requests have finished, counts and error reports are written and the process
 * ends.
 */
export function shutDownGracefully(
  server: Server,
  state: { draining: boolean },
  { logger, counters, reporter, store }: Pick<AppContext, "logger" | "counters" | "reporter" | "store">,
): void {
  const end = async () => {
    await Promise.all([counters.flush(), reporter.flush(), store.close()]);
    process.exit(0);
  };
  const stop = (signal: string) => {
    if (state.draining) return;
    state.draining = true;
    logger.info({ signal }, "shutting down");
    setTimeout(() => server.close(end), signal === "SIGTERM" ? drainMs : 0);
    // Keep-alive connections become idle when their request ends.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), maxShutdownMs).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
