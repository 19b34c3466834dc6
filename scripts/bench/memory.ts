import { setTimeout } from "node:timers/promises";
import { runLoad } from "./load";
import { median } from "./median";
import { freePort, type Measured, type RunningServer, seconds, startSite } from "./processes";

const maxPages = 120;
const megabyte = 1024 * 1024;
const sampleIntervalMs = 1000;
const chunkSeconds = 2;
/** Also the limit that Node chooses in a container of 1 GB (deploy/compose.yaml). */
const heapOption = "--max-old-space-size=512";
const requestsPerSecondOfBench = 50_000;

/** Lets a signal start a garbage collection. */
const collectOnSignal = ["--expose-gc", "--import", 'data:text/javascript,process.on("SIGUSR2",()=>gc())'];
/** Timers of requests hold data for a few seconds. */
const releaseMs = 6000;
/** The first one leaves up to 8 % more than the fourth. */
const collections = 4;
const collectionMs = 500;
const maxChange = 0.1;

/** Measures the memory of the site with the heap limit of `npm start`, and without a limit. */
export async function memory(): Promise<Measured[]> {
  return [
    ...(await memoryWith("with a heap of 512 MB, as `npm start` sets", [heapOption])),
    ...(await memoryWith("without a limit", [])),
  ];
}

/**
 * Measures the memory of the site during many requests for many pages, some with a query. Garbage collection makes
 * single samples unreliable, so the medians of samples per second of both halves are compared, and what is in use
 * after some garbage collections.
 */
async function memoryWith(what: string, options: string[]): Promise<Measured[]> {
  const amount = requestsPerSecondOfBench * seconds;
  const metricsPort = await freePort();
  const server = await startSite(
    { METRICS_PORT: String(metricsPort) },
    { options: [...options, ...collectOnSignal] },
  );
  const found = await findPages(server.site);
  const paths = found.map((path, index) => (index % 4 ? path : `${path}?page=${index}`));
  const warmUp = amount / 4;
  await sendRequests(server, paths, warmUp);
  const usedBefore = await usedAfterCollection(server, metricsPort);
  const halves: number[][] = [];
  for (let half = 0; half < 2; half += 1) {
    const work = sendRequests(server, paths, amount / 2);
    halves.push(await sampleDuring(work, async () => (await memoryAt(metricsPort)).resident));
  }
  const usedAfter = await usedAfterCollection(server, metricsPort);
  await server.stop();
  const [before = 0, after = 0] = halves.map(median);
  const all = halves.flat().map(Math.round);
  const requests = `${amount.toLocaleString("en")} requests after ${warmUp.toLocaleString("en")} warm-up requests`;
  return [
    {
      goal: `Memory ${what} over ${requests}: the halves differ by at most 10 %`,
      measured: `${change(before, after)} (${Math.min(...all)} to ${Math.max(...all)} MB; ${paths.length} pages)`,
      met: isFlat(before, after),
    },
    {
      goal: `Memory in use ${what}, after four garbage collections: before and after these requests at most 10 % apart`,
      measured: change(usedBefore, usedAfter),
      met: isFlat(usedBefore, usedAfter),
    },
  ];
}

const isFlat = (before: number, after: number) => Math.abs(after - before) <= maxChange * before;
const change = (before: number, after: number) =>
  `${((100 * (after - before)) / before).toFixed(1)} %: ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`;

async function usedAfterCollection({ pid }: RunningServer, metricsPort: number): Promise<number> {
  await setTimeout(releaseMs);
  for (let count = 0; count < collections; count += 1) {
    process.kill(pid, "SIGUSR2");
    await setTimeout(collectionMs);
  }
  return (await memoryAt(metricsPort)).used;
}

/** Sends requests in turns of some seconds until the amount is reached. */
async function sendRequests({ site, pid }: RunningServer, paths: string[], amount: number): Promise<void> {
  for (let sent = 0; sent < amount; ) {
    sent += (await runLoad({ url: site, paths, serverPid: pid, seconds: chunkSeconds })).requests;
  }
}

/** Megabytes of the process, and of its heap and buffers in use. */
async function memoryAt(metricsPort: number): Promise<{ resident: number; used: number }> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const megabytesOf = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]) / megabyte;
  return {
    resident: megabytesOf("process_resident_memory_bytes"),
    used: megabytesOf("nodejs_heap_size_used_bytes") + megabytesOf("nodejs_external_memory_bytes"),
  };
}

async function sampleDuring(work: Promise<unknown>, sample: () => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  let busy = true;
  const done = work.finally(() => {
    busy = false;
  });
  while (busy) {
    samples.push(await sample());
    await setTimeout(sampleIntervalMs);
  }
  await done;
  return samples;
}

/** The addresses in the site map that return a page. */
async function findPages(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/sitemap`)).text();
  const paths = [...new Set([...html.matchAll(/href="(\/[^"#?.]*)"/g)].map(([, path = "/"]) => path))];
  const pages: string[] = [];
  for (const path of paths.slice(0, maxPages)) {
    const { status } = await fetch(site + path, { redirect: "manual" });
    if (status === 200) pages.push(path);
  }
  return pages;
}
