import { type ChildProcess, fork, spawn } from "node:child_process";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { createServer, type RequestListener, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Temporary folder of this run. */
export const folder = mkdtempSync(join(tmpdir(), "site-bench-"));
/** Seconds of one measurement of requests; `BENCH_SECONDS=1` makes a short, less exact run. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 4);

const started: ChildProcess[] = [];
const servers: Server[] = [];

/** A goal with its measured value. */
export interface Measured {
  goal: string;
  measured: string;
  met: boolean;
}

/** A server in a process of its own. */
export interface RunningServer {
  site: string;
  pid: number;
  /** Ends the process. */
  stop(): Promise<void>;
}

/** Starts a Node process that `endAll` ends. What it prints goes to a file, as the log of a service does. */
function startNode(
  file: string,
  settings: Record<string, string> = {},
  { options = [], cwd }: { options?: string[]; cwd?: string } = {},
): ChildProcess {
  const env = { ...process.env, ...settings, NODE_ENV: "production" as const };
  const output = openSync(join(folder, "output.log"), "a");
  const child = spawn(process.execPath, [...options, file], {
    env,
    cwd,
    stdio: ["ignore", output, "inherit"],
  });
  started.push(child);
  return child;
}

/** Starts a script of this folder that gets its input as a message and sends results. */
export function startScript(name: string, options: string[] = []): ChildProcess {
  const child = fork(resolve("scripts/bench", name), {
    execArgv: ["--import", "tsx", ...options],
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: "production" },
    stdio: ["ignore", openSync(join(folder, "output.log"), "a"), "inherit", "ipc"],
  });
  started.push(child);
  return child;
}

/** Sends a message to a script and waits for its next result. */
export function ask(child: ChildProcess, message: object): Promise<unknown> {
  return new Promise((done, fail) => {
    const onExit = (code: number | null) => fail(new Error(`${child.spawnfile} ended with status ${code}`));
    child.once("exit", onExit);
    child.once("message", (result) => {
      child.off("exit", onExit);
      done(result);
    });
    child.send(message);
  });
}

/** Ends a process and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}

/** Ends all started processes and servers and deletes the temporary folder. */
export function endAll(): void {
  for (const child of started) child.kill("SIGKILL");
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
}

export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

export async function freePort(): Promise<number> {
  const url = await listen((_, response) => response.end());
  servers.pop()?.close();
  return Number(new URL(url).port);
}

/** Starts the built site in a separate process. @param options of Node */
export async function startSite(
  settings: Record<string, string> = {},
  place: { options?: string[]; cwd?: string } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const file = resolve("build/server.js");
  const defaults = { PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "info" };
  const server = startServer(file, port, { ...defaults, ...settings }, place);
  await waitUntilUp(`${server.site}/healthz`);
  return server;
}

/** Starts a file that listens on a port, without waiting for it. */
export function startServer(
  file: string,
  port: number,
  settings: Record<string, string> = {},
  place: { options?: string[]; cwd?: string } = {},
): RunningServer {
  const child = startNode(file, settings, place);
  return { site: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Waits until a server responds, for at most a minute. */
export async function waitUntilUp(url: string): Promise<void> {
  for (let left = 3000; left > 0; left -= 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`${url} does not respond`);
}

/** Fetches a page without decompressing it. @throws Error for a status other than 200 */
export function rawPage(url: string, encoding = "br"): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((done, fail) => {
    request(url, { headers: { "Accept-Encoding": encoding } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      if (response.statusCode !== 200) fail(new Error(`${url}: status ${response.statusCode}`));
      else done({ headers: response.rawHeaders, body: Buffer.concat(parts) });
    })
      .on("error", fail)
      .end();
  });
}
