import { freePort, load, type Measured, median, startSite } from "./processes";

const maxPages = 120;
const megabyte = 1024 * 1024;
const sampleIntervalMs = 1000;
/** The heap limit that Node chooses in a container of 1 GB (deploy/compose.yaml). */
const containerHeapOption = "--max-old-space-size=512";

/**
 * Measures the memory of the site during many requests for many pages, some with a query. Garbage collection makes
 * single samples unreliable, so the medians of samples per second of both halves are compared.
 */
export async function memory(amount: number): Promise<Measured> {
  const metricsPort = await freePort();
  const { site, child } = await startSite({
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: containerHeapOption,
  });
  const paths = await findPages(site);
  const requests = paths.map((path, index) => ({ path: index % 4 ? path : `${path}?page=${index}` }));
  const warmUp = Math.round(amount / 4);
  await load(site, { amount: warmUp, requests });
  const halves: number[][] = [];
  for (const half of [Math.ceil(amount / 2), Math.floor(amount / 2)]) {
    halves.push(await sampleDuring(load(site, { amount: half, requests }), () => residentAt(metricsPort)));
  }
  child.kill();
  const [before = 0, after = 0] = halves.map(median);
  const change = (after - before) / before;
  return {
    goal: `Memory over ${amount.toLocaleString("en")} requests after ${warmUp.toLocaleString("en")} warm-up requests: the halves differ by at most 10 %`,
    measured: `${(100 * change).toFixed(1)} % (${before.toFixed(0)} MB, then ${after.toFixed(0)} MB; ${Math.min(...halves.flat()).toFixed(0)} to ${Math.max(...halves.flat()).toFixed(0)} MB; ${paths.length} pages)`,
    met: Math.abs(change) <= 0.1,
  };
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
