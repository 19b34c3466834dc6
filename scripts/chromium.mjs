import { existsSync } from "node:fs";
import { findProgram } from "./programs.mjs";
import { runBin } from "./run.mjs";

/** CHROMIUM_PATH or Debian's without a window, Playwright's own, or a whole one; undefined where there is none. */
export async function findChromium() {
  const { chromium } = await import("@playwright/test");
  const places = [findProgram("chromium-headless-shell"), chromium.executablePath(), "/usr/bin/chromium"];
  return places.find((place) => place && existsSync(place));
}

/** Finds a browser or installs one. @throws Error when neither works: browser tests are never skipped in silence. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.info("No Chromium found. Installing Playwright's …");
  await runBin("playwright", ["install", "--with-deps", "chromium"], { check: false });
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error("No Chromium: set CHROMIUM_PATH to one. The browser tests cannot run without it.");
}
