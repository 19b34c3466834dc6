/**
 * `npm run bench`: the goals of the site, measured side by side in one run on this machine, and written to
 * docs/performance.md. Needs a build; `-- 20000` takes fewer requests for the memory.
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
const mark = "<!-- measured -->";
const rows: string[] = [];

function tell({ goal, measured, met }: Measured) {
  const row = `| ${goal} | ${measured} | ${met ? "yes" : "**no**"} |`;
  console.info(row);
  rows.push(row);
}

function write() {
  const [processor] = cpus();
  const memoryOf = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${memoryOf}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  const table = [
    "",
    `Measured on ${day} on ${machine}, with whatever else ran there.`,
    "",
    "| Goal | Measured | Met |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ];
  const [before = "", , after = ""] = readFileSync(document, "utf8").split(mark);
  writeFileSync(document, [before, table.join("\n"), after].join(mark));
}

try {
  if (!existsSync("build/server.js")) throw new Error("There is no build: npm run build");
  const { site } = await startSite();
  tell(await cachedPage(site));
  tell(await coldPage());
  for (const measured of await bytes(site)) tell(measured);
  for (const measured of await rendering()) tell(measured);
  tell(await memory(Number(process.argv[2] ?? 200_000)));
  write();
} finally {
  endAll();
}
// The contexts of the rendering keep timers.
process.exit();
