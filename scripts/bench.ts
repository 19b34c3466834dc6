/**
 * Measures the performance goals on this machine and writes them to docs/performance.md: `npm run bench`. Needs a
 * build; `-- 20000` limits the number of requests of the memory test.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { bytes } from "./bench/bytes";
import { cachedPage } from "./bench/cached-page";
import { coldPage } from "./bench/cold-page";
import { memory } from "./bench/memory";
import { endAll, type Measured, startSite } from "./bench/processes";
import { rendering } from "./bench/rendering";

const document = "docs/performance.md";
const marker = "<!-- measured -->";
const rows: string[] = [];

function report({ goal, measured, met }: Measured) {
  const row = `| ${goal} | ${measured} | ${met ? "yes" : "**no**"} |`;
  console.info(row);
  rows.push(row);
}

function write() {
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
  const { site } = await startSite();
  report(await cachedPage(site));
  report(await coldPage());
  for (const measured of await bytes(site)) report(measured);
  for (const measured of await rendering()) report(measured);
  report(await memory(Number(process.argv[2] ?? 200_000)));
  write();
} finally {
  endAll();
}
// The app contexts of the rendering benchmark keep timers running.
process.exit();
