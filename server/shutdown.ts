import type { Server } from "node:http";
import type { AppContext } from "../app/.server/context/scope";

// Long enough for a balancer to see /readyz turn to 503 and send new visitors elsewhere.
const noticeMs = 2000;
const patienceMs = 25_000;

/**
 * On SIGTERM or SIGINT: /readyz says 503 for two seconds, then no new connections; running requests finish,
 * what was counted or reported is written, and the process ends.
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
    setTimeout(() => server.close(end), signal === "SIGTERM" ? noticeMs : 0);
    // A kept-alive connection becomes idle when its running request ends.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
