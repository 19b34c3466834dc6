import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keepEarlierAssets } from "./earlier-assets.mjs";
import { ensureInstalled } from "./install.mjs";
import { run, runBin } from "./run.mjs";

const stamp = "build/.built";
const sources = [
  ...[
    "app",
    "backend",
    "services",
    "public",
    "server",
    "server.ts",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ],
  ...[
    "remix.config.js",
    "vite.config.ts",
    "tailwind.config.ts",
    "postcss.config.js",
    "scripts/build.mjs",
    "scripts/earlier-assets.mjs",
    "scripts/offline-pages.mjs",
  ],
];

/** Builds when there is no build or it is older than its sources. */
export async function ensureBuilt() {
  if (existsSync(stamp) && newest(sources) <= statSync(stamp).mtimeMs) return;
  await build();
}

async function build() {
  console.info("Building …");
  const from = new Date();
  process.env.NODE_ENV = "production";
  keepEarlierAssets("build/client/assets", "build/earlier", from);
  await runBin("remix", ["vite:build", "--logLevel", "warn"]);
  rmSync("build/server-chunks", { recursive: true, force: true });
  const esbuild = await import("esbuild");
  await esbuild.build({
    entryPoints: ["server.ts"],
    outdir: "build",
    // The services are a file of their own, which is loaded after the site has started.
    splitting: true,
    chunkNames: "server-chunks/[name]-[hash]",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
  // In a separate process, because it needs other settings.
  await run(process.execPath, ["scripts/offline-pages.mjs"]);
  writeFileSync(stamp, "");
  // Dated at the start of the build, so that changes during the build trigger the next one.
  utimesSync(stamp, from, from);
}

function newest(paths) {
  let time = 0;
  for (const path of paths) {
    if (!existsSync(path)) continue;
    const status = statSync(path);
    if (status.isDirectory())
      time = Math.max(time, status.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))));
    else time = Math.max(time, status.mtimeMs);
  }
  return time;
}

if (fileURLToPath(import.meta.url) === process.argv[1]) {
  await ensureInstalled();
  await build();
}
