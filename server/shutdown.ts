import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { AppContext, OwnServices } from "../app/.server/context/scope";

interface Limits {
  /** Long enough for a load balancer to detect that /readyz fails. */
  drainMs: number;
  /** How long requests in progress may take. */
  maxShutdownMs: number;
  /** Age of a connection without a byte that is closed; a younger one may have a request on its way. */
  silentMs: number;
  /** How long counts, reports and the store may take to be written. */
  maxFlushMs: number;
  /** How long running jobs may take, such as a mail on its way: one that is cut off is done again. */
  maxJobsMs: number;
}

export const shutdownLimits: Limits = {
  drainMs: 2000,
  maxShutdownMs: 10_000,
  silentMs: 500,
  maxFlushMs: 2000,
  maxJobsMs: 15_000,
};

/** The part of `NodeJS.Process` that is used. */
interface Process {
  on(event: "SIGTERM" | "SIGINT", listener: (signal: string) => void): unknown;
  exit(code: number): void;
}

type ShutDownContext = Pick<AppContext, "logger" | "counters" | "reporter" | "store"> & {
  ownServices: Pick<OwnServices, "stop"> | null;
};

const checkMs = 100;

/**
 * On SIGTERM /readyz is 503 for two seconds, after which the server accepts no new connections; on SIGINT it stops
 * accepting them at once. Idle connections are closed, requests in progress have ten seconds. Then counts and error
 * reports are written, running jobs end, and so does the process. A second signal ends it without waiting for requests
 * and jobs.
 */
export function shutDownGracefully(
  server: Server,
  state: { draining: boolean },
  { logger, counters, reporter, store, ownServices }: ShutDownContext,
  { process = globalThis.process, limits = shutdownLimits }: { process?: Process; limits?: Limits } = {},
): void {
  const { drainMs, maxShutdownMs, silentMs, maxFlushMs, maxJobsMs } = limits;
  const connectedAt = new Map<Socket, number>();
  server.on("connection", (socket: Socket) => {
    connectedAt.set(socket, performance.now());
    socket.once("close", () => connectedAt.delete(socket));
  });

  // Node's `closeIdleConnections` leaves out connections that never sent a byte.
  function closeIdle() {
    server.closeIdleConnections();
    const latest = performance.now() - silentMs;
    for (const [socket, time] of connectedAt) if (socket.bytesRead === 0 && time <= latest) socket.destroy();
  }

  async function end(jobsMs: number) {
    await Promise.all([
      atMost(maxFlushMs, [counters.flush(), reporter.flush(), store.close()]),
      atMost(jobsMs, [ownServices?.stop()]),
    ]);
    process.exit(0);
  }

  const stop = (signal: string) => {
    if (state.draining) {
      logger.warn({ signal }, "shutting down without waiting for requests");
      server.closeAllConnections();
      void end(maxFlushMs);
      return;
    }
    state.draining = true;
    logger.info({ signal }, "shutting down");
    setTimeout(() => server.close(() => end(maxJobsMs)), signal === "SIGTERM" ? drainMs : 0);
    closeIdle();
    // Keep-alive connections become idle when their request ends.
    setInterval(closeIdle, checkMs).unref();
    setTimeout(() => server.closeAllConnections(), maxShutdownMs).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Waits until all of it is done, and no longer than this. */
async function atMost(ms: number, tasks: unknown[]): Promise<void> {
  const limit = new Promise((resolve) => setTimeout(resolve, ms).unref());
  await Promise.race([Promise.all(tasks), limit]);
}
