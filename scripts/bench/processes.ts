import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";

/** The measured page. */
export const page = "/zorgen/partner";
/** Temporary folder of this run. */
export const folder = mkdtempSync(join(tmpdir(), "site-bench-"));

const started: ChildProcess[] = [];
const servers: Server[] = [];

/** A goal with its measured value. */
export interface Measured {
  goal: string;
  measured: string;
  met: boolean;
}

export const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Starts a Node process that `endAll` ends. */
export function startNode(file: string, settings: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, ...settings, NODE_ENV: "production" as const };
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "ignore", "inherit"] });
  started.push(child);
  return child;
}

/** Ends all started processes and servers and deletes the temporary folder. */
export function endAll(): void {
  for (const child of started) child.kill();
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

/** Starts the built site in a separate process. */
export async function startSite(
  settings: Record<string, string> = {},
): Promise<{ site: string; child: ChildProcess }> {
  const port = await freePort();
  const child = startNode("build/server.js", {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: "info",
    ...settings,
  });
  const site = `http://127.0.0.1:${port}`;
  await waitUntilUp(`${site}/healthz`);
  return { site, child };
}

/** Waits until a server responds, for at most 30 seconds. */
export async function waitUntilUp(url: string): Promise<void> {
  for (let left = 300; left > 0; left -= 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not respond`);
}

/** Sends requests over 20 connections, for four seconds unless `amount` or `duration` is given. */
export async function load(url: string, options: Partial<autocannon.Options> = {}) {
  const result = await autocannon({
    url,
    connections: 20,
    ...(options.amount === undefined && { duration: 4 }),
    headers: { "Accept-Encoding": "br" },
    ...options,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} unsuccessful responses, ${result.errors} errors`);
  return result;
}

/** Fetches a page without decompressing it. */
export function rawPage(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((done, fail) => {
    request(url, { headers: { "Accept-Encoding": "br" } }, async (response) => {
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      done({ headers: response.rawHeaders, body: Buffer.concat(parts) });
    })
      .on("error", fail)
      .end();
  });
}
