/**
 * Measures the performance goals on this machine and writes them to docs/performance.md: `npm run bench`. Needs a
 * build. `-- growth memory` measures these topics only and writes nothing.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { bytes } from "./bench/bytes";
import { cacheGrowth } from "./bench/cache-growth";
import { cachedPage } from "./bench/cached-page";
import { coldPage } from "./bench/cold-page";
import { memory } from "./bench/memory";
import { pageGrowth } from "./bench/page-growth";
import { endAll, type Measured, startSite } from "./bench/processes";
import { startUp } from "./bench/start-up";
import { uncachedRequest } from "./bench/uncached-request";

const document = "docs/performance.md";
const marker = "<!-- measured -->";

const topics: Record<string, () => Promise<Measured[]>> = {
  "cached-page": async () => {
    const server = await startSite();
    const rows = await cachedPage(server);
    await server.stop();
    return rows;
  },
  "cold-page": async () => [await coldPage()],
  bytes: async () => {
    const server = await startSite();
    const rows = await bytes(server.site);
    await server.stop();
    return rows;
  },
  "uncached-request": uncachedRequest,
  "page-growth": pageGrowth,
  "cache-growth": cacheGrowth,
  "start-up": startUp,
  memory,
};

/** Rows of a topic; a measurement that failed is a goal that was not met. */
async function measure(name: string): Promise<string[]> {
  const rows = await topics[name]?.().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ goal: name, measured: `not measured: ${reason}`, met: false }];
  });
  return (rows ?? []).map(
    ({ goal, measured, met }) => `| ${goal} | ${measured} | ${met ? "yes" : "**no**"} |`,
  );
}

function write(rows: string[]) {
  const [processor] = cpus();
  const memorySize = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${memorySize}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  const table = [
    "",
    `Measured on ${day} on ${machine}, without isolating it from other processes.`,
    "",
    "| Goal | Measured | Met |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ];
  const [before = "", , after = ""] = readFileSync(document, "utf8").split(marker);
  writeFileSync(document, [before, table.join("\n"), after].join(marker));
}

try {
  if (!existsSync("build/server.js")) throw new Error("There is no build: npm run build");
  const asked = process.argv.slice(2);
  const rows: string[] = [];
  for (const name of asked.length > 0 ? asked : Object.keys(topics)) {
    if (!(name in topics)) throw new Error(`No topic ${name}: ${Object.keys(topics).join(", ")}`);
    const measured = await measure(name);
    for (const row of measured) console.info(row);
    rows.push(...measured);
  }
  if (asked.length === 0) write(rows);
} finally {
  endAll();
}
// The stand-in of the cold page keeps timers running.
process.exit();
