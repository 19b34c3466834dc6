import { freePort, load, type Measured, median, startSite } from "./processes";

const mostPages = 120;
const megabyte = 1024 * 1024;
const everyMs = 1000;
/** What Node takes by itself in a container of 1 GB (deploy/compose.yaml). */
const heapOfContainer = "--max-old-space-size=512";

/**
 * Memory of a site under many requests for many pages, some with a query. Node collects its garbage when it has to, so
 * one look tells little: what is compared is the middle of one look a second, in the first and in the second half.
 */
export async function memory(amount: number): Promise<Measured> {
  const metricsPort = await freePort();
  const { site, child } = await startSite({
    METRICS_PORT: String(metricsPort),
    NODE_OPTIONS: heapOfContainer,
  });
  const paths = await pagesOf(site);
  const requests = paths.map((path, index) => ({ path: index % 4 ? path : `${path}?page=${index}` }));
  const warmUp = Math.round(amount / 4);
  await load(site, { amount: warmUp, requests });
  const halves: number[][] = [];
  for (const half of [Math.ceil(amount / 2), Math.floor(amount / 2)]) {
    halves.push(await looksDuring(load(site, { amount: half, requests }), () => residentAt(metricsPort)));
  }
  child.kill();
  const [before = 0, after = 0] = halves.map(median);
  const change = (after - before) / before;
  return {
    goal: `Memory over ${amount.toLocaleString("en")} requests after the first ${warmUp.toLocaleString("en")}, the first half against the second: flat within 10 %`,
    measured: `${(100 * change).toFixed(1)} % (${before.toFixed(0)} MB, then ${after.toFixed(0)} MB; ${Math.min(...halves.flat()).toFixed(0)} to ${Math.max(...halves.flat()).toFixed(0)} MB; ${paths.length} pages)`,
    met: Math.abs(change) <= 0.1,
  };
}

async function residentAt(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]) / megabyte;
}

async function looksDuring(work: Promise<unknown>, look: () => Promise<number>): Promise<number[]> {
  const looks: number[] = [];
  let busy = true;
  const done = work.finally(() => {
    busy = false;
  });
  while (busy) {
    looks.push(await look());
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  await done;
  return looks;
}

/** Addresses of the site map that are pages. */
async function pagesOf(site: string): Promise<string[]> {
  const html = await (await fetch(`${site}/sitemap`)).text();
  const paths = [...new Set([...html.matchAll(/href="(\/[^"#?.]*)"/g)].map(([, path = "/"]) => path))];
  const pages: string[] = [];
  for (const path of paths.slice(0, mostPages)) {
    const { status } = await fetch(site + path, { redirect: "manual" });
    if (status === 200) pages.push(path);
  }
  return pages;
}
