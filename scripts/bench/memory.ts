import { runLoad } from "./load";
import { median } from "./median";
import { freePort, type Measured, type RunningServer, seconds, startSite } from "./processes";

const maxPages = 120;
const megabyte = 1024 * 1024;
const sampleIntervalMs = 1000;
const chunkSeconds = 2;
/** The heap limit that Node chooses in a container of 1 GB (deploy/compose.yaml). */
const containerHeapOption = "--max-old-space-size=512";
const requestsPerSecondOfBench = 50_000;

/** Measures the memory of the site with and without a heap limit. */
export async function memory(): Promise<Measured[]> {
  return [
    await memoryWith("with the heap of a container of 1 GB", { NODE_OPTIONS: containerHeapOption }),
    await memoryWith("without a limit", {}),
  ];
}

/**
 * Measures the memory of the site during many requests for many pages, some with a query. Garbage collection makes
 * single samples unreliable, so the medians of samples per second of both halves are compared.
 */
async function memoryWith(what: string, settings: Record<string, string>): Promise<Measured> {
  const amount = requestsPerSecondOfBench * seconds;
  const metricsPort = await freePort();
  const server = await startSite({ METRICS_PORT: String(metricsPort), ...settings });
  const found = await findPages(server.site);
  const paths = found.map((path, index) => (index % 4 ? path : `${path}?page=${index}`));
  const warmUp = amount / 4;
  await sendRequests(server, paths, warmUp);
  const halves: number[][] = [];
  for (let half = 0; half < 2; half += 1) {
    const work = sendRequests(server, paths, amount / 2);
    halves.push(await sampleDuring(work, () => residentAt(metricsPort)));
  }
  await server.stop();
  const [before = 0, after = 0] = halves.map(median);
  const change = (after - before) / before;
  return {
    goal: `Memory ${what} over ${amount.toLocaleString("en")} requests after ${warmUp.toLocaleString("en")} warm-up requests: the halves differ by at most 10 %`,
    measured: `${(100 * change).toFixed(1)} % (${before.toFixed(0)} MB, then ${after.toFixed(0)} MB; ${Math.min(...halves.flat()).toFixed(0)} to ${Math.max(...halves.flat()).toFixed(0)} MB; ${paths.length} pages)`,
    met: Math.abs(change) <= 0.1,
  };
}

/** Sends requests in turns of some seconds until the amount is reached. */
async function sendRequests({ site, pid }: RunningServer, paths: string[], amount: number): Promise<void> {
  for (let sent = 0; sent < amount; ) {
    sent += (await runLoad({ url: site, paths, serverPid: pid, seconds: chunkSeconds })).requests;
  }
}

async function residentAt(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / megabyte;
}

async function sampleDuring(work: Promise<unknown>, sample: () => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  let busy = true;
  const done = work.finally(() => {
    busy = false;
  });
  while (busy) {
    samples.push(await sample());
    await new Promise((resolve) => setTimeout(resolve, sampleIntervalMs));
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
