import { existsSync } from "node:fs";
import { run, runBin } from "./run.mjs";

/** CHROMIUM_PATH, then Debian's, then Playwright's own; undefined where there is none. */
export async function findChromium() {
  const { chromium } = await import("@playwright/test");
  const places = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
}

/** Finds a browser or installs one. @throws Error when neither works: browser tests are never skipped in silence. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.info("No Chromium found. Installing Playwright's …");
  const status = await runBin("playwright", ["install", "--with-deps", "chromium"], { check: false });
  if (status !== 0 && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.info("Playwright could not fetch it. Installing Debian's chromium with apt-get …");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  }
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error("No Chromium: set CHROMIUM_PATH to one. The browser tests cannot run without it.");
}
