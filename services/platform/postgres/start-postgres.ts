import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ServiceLogger } from "../services";
import { type Binaries, getBinaries } from "./binaries";
import { createRunner, type Runner } from "./runner";
import { addressOf, answers, createDatabase, databaseName, socketFolder } from "./socket";

export interface StartedPostgres {
  /** For connections. */
  address: string;
  stop(): Promise<void>;
}

interface StartOptions {
  dataDir: string;
  logger: ServiceLogger;
  /** Settings that differ, such as `fsync=off` in tests. */
  settings?: Record<string, string>;
  binaries?: (major: number | null) => Binaries;
}

/** After a kill, the children of the old server may hold the folder for some seconds. */
const startMs = 20_000;
const pollMs = 50;
const watchMs = 2000;

/** Not one line of the log holds a value: no details of errors, no statements. */
const settings: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "32MB",
  max_connections: "50",
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_min_messages: "warning",
  log_timezone: "UTC",
  TimeZone: "UTC",
};

/**
 * Starts the PostgreSQL of a data folder, or joins the one that another process of the site started. It listens on a
 * socket only, ends with its process, and is started again when it ends unasked.
 */
export async function startPostgres(options: StartOptions): Promise<StartedPostgres> {
  const { dataDir, logger } = options;
  const runner = createRunner();
  const folder = join(resolve(dataDir), "postgres");
  const sockets = socketFolder(resolve(dataDir));
  const address = addressOf(sockets);
  let child: ChildProcess | null = null;
  let stopping = false;

  const run = () => {
    const binaries = prepare(folder, runner, options);
    const values = { ...settings, unix_socket_directories: sockets, ...options.settings };
    const words = Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    child = runner.start(join(binaries.folder, "postgres"), ["-D", folder, ...words], `${folder}.log`);
    child.once("exit", () => {
      child = null;
    });
  };

  async function start(): Promise<void> {
    const deadline = Date.now() + startMs;
    while (!(await answers(sockets))) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start; see ${folder}.log`);
      if (!child) run();
      await pause(pollMs);
    }
  }

  runner.makeFolder(sockets);
  await start();
  await createDatabase(sockets);
  const watch = setInterval(async () => {
    if (stopping || child || (await answers(sockets))) return;
    logger.warn({}, "PostgreSQL ended; starting it again");
    await start().catch(() => logger.error({}, "PostgreSQL could not be started again"));
  }, watchMs);
  watch.unref();
  return {
    address,
    async stop() {
      stopping = true;
      clearInterval(watch);
      const running = child;
      if (!running) return;
      const ended = new Promise((done) => running.once("exit", done));
      running.kill("SIGINT");
      await ended;
    },
  };
}

/** The programs for the folder, which is created at the first start, whole or not at all. */
function prepare(folder: string, runner: Runner, { binaries = getBinaries }: StartOptions): Binaries {
  const version = join(folder, "PG_VERSION");
  if (existsSync(version)) return binaries(Number(readFileSync(version, "utf8")));
  const found = binaries(null);
  const unfinished = `${folder}-${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  runner.makeFolder(unfinished);
  const locale =
    found.major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : ["--locale=C.UTF-8"];
  const words = ["-D", unfinished, "-U", databaseName, "--auth=trust", "--encoding=UTF8", ...locale];
  runner.run(join(found.folder, "initdb"), words);
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another process was first.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return found;
}
