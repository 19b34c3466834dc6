import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../setup/free-port";
import type { Proof } from "./proof";
import { plotSoak, type Sample } from "./soak-plot";
import { type Outcome, startTraffic } from "./soak-traffic";

const heapMegabytes = 512;
const mostMegabytes = 512;
const sampleSeconds = 5;
/** After a fault, pages may still fail for this long. */
const recoverySeconds = 10;
/** How much more than before may be in use at the end. */
const growth = 1.1;
const picture = "docs/images/soak.svg";

/** One minute each, with a minute without faults in between. */
const faults: object[] = [
  { path: "/*", status: 500 },
  { path: "/*", hold: true },
  { path: "/*", reset: true },
  { path: "/*", body: "html" },
  { path: "/api/*", body: "truncated-json" },
  { path: "/api/*", empty: true },
  { path: "/api/drupal/*", status: 429 },
  { path: "/api/drupal/api/*", body: "large" },
  { path: "/*", status: 503 },
];

/**
 * Mixed traffic against the built site for two hours, while the stand-in behind it fails every other minute. Options:
 * `--minutes 10`, `--connections 20`, `--pause 100` (milliseconds between the requests of a connection),
 * `--site {folder of a built site}`.
 */
export async function prove(args: string[]): Promise<Proof[]> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: "string", default: "120" },
      connections: { type: "string", default: "20" },
      pause: { type: "string", default: "0" },
      site: { type: "string", default: "." },
    },
  });
  const minutes = Number(values.minutes);
  const soak = await startSoak(values.site);
  try {
    const idle = await soak.sample();
    const load = { connections: Number(values.connections), pauseMs: Number(values.pause) };
    const traffic = startTraffic(soak.port, load, soak.report);
    await soak.run(minutes * 60);
    await soak.mend();
    await traffic.stop();
    // Sockets of visitors that never sent anything end within ten seconds.
    await pause(12_000);
    const end = await soak.sample();
    const title = `${minutes} minutes, ${values.connections} connections; faults of the upstreams in grey`;
    writeFileSync(picture, plotSoak(soak.samples, title));
    for (const [request, number] of countEach(soak.unexpected)) console.info(`${number} × ${request}`);
    return proofsOf(soak.samples, {
      minutes,
      idle,
      end,
      isRunning: soak.isRunning(),
      totals: soak.totals,
      unexpected: soak.unexpected,
    });
  } finally {
    soak.stop();
  }
}

interface Ends {
  minutes: number;
  /** Before and after the traffic. */
  idle: Sample;
  end: Sample;
  isRunning: boolean;
  totals: Record<Outcome, number>;
  /** The requests that failed without a fault, with the fault before and the seconds since. */
  unexpected: readonly string[];
}

function proofsOf(
  samples: readonly Sample[],
  { minutes, idle, end, isRunning, totals, unexpected }: Ends,
): Proof[] {
  const quarter = (index: number) =>
    samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4);
  const [before, after] = [1, 3].map((index) => median(quarter(index).map(({ resident }) => resident)));
  const most = Math.max(...samples.map(({ resident }) => resident));
  const all = totals.ok + totals.failed + totals.broken;
  return [
    {
      goal: "The process never ends",
      measured: `${all} responses in ${minutes} minutes, ${totals.failed} of them errors, most while a fault was on`,
      met: isRunning,
    },
    {
      goal: `The process uses at most ${mostMegabytes} MB, with a heap of ${heapMegabytes} MB`,
      measured: `at most ${Math.round(most)} MB, idle ${Math.round(idle.resident)} MB`,
      met: most <= mostMegabytes,
    },
    {
      goal: `Memory in the last quarter is at most ${growth} times that in the second`,
      measured: `${Math.round(before ?? 0)} MB, then ${Math.round(after ?? 0)} MB`,
      met: (after ?? 0) <= (before ?? 0) * growth,
    },
    {
      goal: "Handles and open files return to their number before the traffic, but for 20",
      measured: `handles ${idle.handles} and ${end.handles}, files ${idle.openFiles} and ${end.openFiles}`,
      met: end.handles <= idle.handles + 20 && end.openFiles <= idle.openFiles + 20,
    },
    {
      goal: `No response fails without a fault, from ${recoverySeconds} seconds after one`,
      measured: `${unexpected.length} failed`,
      met: unexpected.length === 0,
    },
    {
      goal: "No connection breaks without a response",
      measured: `${totals.broken} broke`,
      met: totals.broken === 0,
    },
  ];
}

function countEach(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function startSoak(site: string) {
  const folder = mkdtempSync(join(tmpdir(), "soak-"));
  const [port, metricsPort, backendPort] = [await freePort(), await freePort(), await freePort()];
  const backendAddress = `http://127.0.0.1:${backendPort}`;
  const backend = startNode(["--import", "tsx", "backend/serve.ts"], ".", folder, {
    PORT: String(backendPort),
    BACKEND_FAULTS: "1",
    DATA_DIR: join(folder, "backend"),
  });
  await untilServed(`${backendAddress}/api/drupal/api/homepage`);
  const server = startNode([`--max-old-space-size=${heapMegabytes}`, "build/server.js"], site, folder, {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: join(folder, "site"),
    CMS_URL: backendAddress,
    API_URL: backendAddress,
    NEWSLETTER_URL: `${backendAddress}/newsletter-provider/{brand}`,
    LOG_LEVEL: "error",
    // As deploy/start.sh sets it.
    MALLOC_ARENA_MAX: "2",
    FORM_POSTS_PER_MINUTE: "1000000",
    // Short, so that upstreams are called all the time.
    CACHE_SECONDS: "5",
    CACHE_STALE_SECONDS: "5",
  });
  await untilServed(`http://127.0.0.1:${port}/robots.txt`);

  const samples: Sample[] = [];
  const totals = { ok: 0, failed: 0, broken: 0 };
  const unexpected: string[] = [];
  let recent = { requests: 0, failed: 0, broken: 0 };
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  let isFaulty = false;
  let mendedAt = 0;
  let fault: object | undefined;

  function report(outcome: Outcome, request: string): void {
    totals[outcome] += 1;
    recent.requests += 1;
    if (outcome === "ok") return;
    recent[outcome] += 1;
    const since = seconds() - mendedAt;
    if (outcome === "broken" || isFaulty || since <= recoverySeconds) return;
    unexpected.push(`${request}, ${Math.round(since)} s after ${JSON.stringify(fault)}`);
  }

  async function sample(): Promise<Sample> {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
    const counts = recent;
    recent = { requests: 0, failed: 0, broken: 0 };
    return {
      second: seconds(),
      resident: value("process_resident_memory_bytes") / 1024 / 1024,
      heap: value("nodejs_heap_size_used_bytes") / 1024 / 1024,
      handles: value("nodejs_active_resources_total"),
      openFiles: value("process_open_fds"),
      ...counts,
      isFaulty,
    };
  }

  const setFault = (next: object | undefined) => {
    fault = next ?? fault;
    return fetch(`${backendAddress}/__faults`, {
      method: next ? "POST" : "DELETE",
      ...(next && { body: JSON.stringify(next) }),
    });
  };

  async function mend(): Promise<void> {
    if (isFaulty) mendedAt = seconds();
    isFaulty = false;
    await setFault(undefined);
  }

  /** Samples and switches the faults. The first minute has none. */
  async function run(duration: number): Promise<void> {
    let minute = 0;
    while (seconds() < duration) {
      await pause(sampleSeconds * 1000);
      samples.push(await sample());
      const now = Math.floor(seconds() / 60);
      if (now === minute) continue;
      minute = now;
      await mend();
      if (minute % 2 === 0) continue;
      isFaulty = true;
      await setFault(faults[((minute - 1) / 2) % faults.length]);
    }
  }

  return {
    port,
    samples,
    totals,
    unexpected,
    report,
    sample,
    run,
    mend,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    stop() {
      server.kill("SIGKILL");
      backend.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startNode(
  args: string[],
  cwd: string,
  folder: string,
  settings: Record<string, string>,
): ChildProcess {
  const output = openSync(join(folder, "output.log"), "a");
  const child = spawn(process.execPath, args, {
    cwd: resolve(cwd),
    env: { ...process.env, NODE_ENV: "production", ...settings },
    stdio: ["ignore", output, "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  void once(child, "error").then(([error]) => console.error(error));
  return child;
}

async function untilServed(address: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isServed = await fetch(address).then(
      (response) => response.ok,
      () => false,
    );
    if (isServed) return;
    await pause(250);
  }
  throw new Error(`${address} is not served`);
}
