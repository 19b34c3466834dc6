import { existsSync, statSync } from "node:fs";
import { run } from "./run.mjs";

/** Installs the packages of the lockfile when they are missing or older than it. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs) return;
  console.info("Installing packages (npm ci) …");
  // With NODE_ENV=production npm would omit packages that the build needs.
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}
