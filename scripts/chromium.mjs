import { existsSync } from "node:fs";
import { findProgram } from "./programs.mjs";
import { runBin } from "./run.mjs";

/** Finds a browser: CHROMIUM_PATH, Debian's headless shell, Playwright's or Debian's full Chromium; or undefined. */
export async function findChromium() {
  const { chromium } = await import("@playwright/test");
  const places = [findProgram("chromium-headless-shell"), chromium.executablePath(), "/usr/bin/chromium"];
  return places.find((place) => place && existsSync(place));
}

/** Finds or installs a browser. @throws Error when neither works, because browser tests must not be skipped. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.info("No Chromium found. Installing Playwright's …");
  await runBin("playwright", ["install", "--with-deps", "chromium"], { check: false });
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error("No Chromium: set CHROMIUM_PATH to one. The browser tests cannot run without it.");
}
