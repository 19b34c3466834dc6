import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServiceLogger } from "../services";
import { type Binaries, getBinaries } from "./binaries";
import { createDatabase } from "./create-database";
import { prepareFolder, removeForeignLock } from "./data-folder";
import { createRunner } from "./runner";
import { addressOf, adminName, assertPrivate, findState, siteName, socketFolder, socketName } from "./socket";

export interface StartedPostgres {
  /** For connections of the site's role. */
  address: string;
  /** For connections to the site's database as superuser. */
  adminAddress: string;
  /** Stops the server that this process started; one that it joined keeps running. */
  stop(): Promise<void>;
}

interface StartOptions {
  dataDir: string;
  logger: ServiceLogger;
  /** False in tests: faster, and the data are lost with the process. */
  isDurable?: boolean;
  binaries?: (major: number | null) => Promise<Binaries>;
  /** Longest wait for a start. After a kill, children of the old server may hold the folder for some seconds. */
  startMs?: number;
}

const pollMs = 25;
/** After a server that ended at once. */
const retryMs = 500;
const watchMs = 2000;

/** No line of the log holds a value: no errors of statements, which may quote them. */
const settings: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "32MB",
  max_connections: "50",
  max_wal_size: "256MB",
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  log_timezone: "UTC",
  TimeZone: "UTC",
};

const fast: Record<string, string> = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

/**
 * Starts the PostgreSQL of a data folder, or joins the one that another process of the site started. It listens on a
 * socket only, ends with its process, and is started again when it ends unasked.
 */
export async function startPostgres(options: StartOptions): Promise<StartedPostgres> {
  const { logger, isDurable = true, binaries: find = getBinaries, startMs = 30_000 } = options;
  const dataDir = resolve(options.dataDir);
  const folder = join(dataDir, "postgres");
  const sockets = socketFolder(dataDir);
  const log = `${folder}.log`;
  let child: ChildProcess | null = null;
  let starting: Promise<void> | null = null;
  let stopping = false;
  let wasReady = false;

  async function launch(): Promise<void> {
    const runner = createRunner(folder);
    if (wasReady && !existsSync(folder)) throw new Error(`${folder} was removed`);
    const binaries = await prepareFolder({ folder, runner, isDurable, getBinaries: find });
    runner.makeFolder(sockets);
    removeForeignLock(join(folder, "postmaster.pid"), folder);
    removeForeignLock(join(sockets, `${socketName}.lock`), folder);
    if (stopping) return;
    const values = { ...settings, unix_socket_directories: sockets, ...(isDurable ? {} : fast) };
    const words = Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const server = runner.start(join(binaries.folder, "postgres"), ["-D", folder, ...words], log);
    child = server;
    for (const event of ["exit", "error"])
      server.once(event, () => {
        child = null;
        if (!stopping && !starting) void restart();
      });
  }

  async function start(): Promise<void> {
    const deadline = Date.now() + startMs;
    const from = sizeOf(log);
    for (;;) {
      assertPrivate(sockets, folder);
      const state = await findState(sockets);
      if (state === "ready" || stopping) return;
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start: ${reasonIn(log, from)}`);
      if (state === "absent" && !child) await launch();
      await pause(pollMs);
      if (!child) await pause(retryMs);
    }
  }

  function ensureRunning(): Promise<void> {
    starting ??= start().finally(() => {
      starting = null;
    });
    return starting;
  }

  async function restart(): Promise<void> {
    logger.warn({}, "PostgreSQL ended; it is started again");
    await ensureRunning().catch((error: Error) =>
      logger.error({ reason: error.message }, "PostgreSQL could not be started again"),
    );
  }

  // The server of another process may end with it.
  const watch = setInterval(async () => {
    if (!child && !starting && (await findState(sockets)) === "absent" && !starting) await restart();
  }, watchMs);
  watch.unref();

  // Where the system does not end it with this process.
  const end = () => child?.kill(isDurable ? "SIGINT" : "SIGKILL");
  process.once("exit", end);

  async function stop(): Promise<void> {
    stopping = true;
    clearInterval(watch);
    process.off("exit", end);
    await starting?.catch(() => {});
    if (!child) return;
    const ended = once(child, "exit");
    end();
    await ended;
  }

  try {
    await ensureRunning();
    wasReady = true;
    await createDatabase(sockets);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: addressOf(sockets), adminAddress: addressOf(sockets, adminName, siteName), stop };
}

function sizeOf(log: string): number {
  return statSync(log, { throwIfNoEntry: false })?.size ?? 0;
}

/** The last reason in the new lines of the server's log, which hold no values. */
function reasonIn(log: string, from: number): string {
  const lines = sizeOf(log) > from ? readFileSync(log).subarray(from).toString().split("\n") : [];
  return lines.findLast((line) => line.includes("FATAL")) ?? `another process has the folder, or see ${log}`;
}
