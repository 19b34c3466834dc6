import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/chromium.mjs";
import { addresses } from "./tests/setup/addresses";
import { findMemoryFolder } from "./tests/setup/memory-folder";

const executablePath = await findChromium();
const memoryFolder = findMemoryFolder();
const dataDir = process.env.E2E_DATA_DIR ?? createDataFolder();
// Workers evaluate this file again and need the same folder.
process.env.E2E_DATA_DIR = dataDir;

/** The folder of the site's data, until the tests end. */
function createDataFolder(): string {
  const folder = mkdtempSync(join(memoryFolder ?? tmpdir(), "site-e2e-"));
  process.once("exit", () =>
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
  );
  return folder;
}

/** Runs the built site with the stand-in in a separate process, whose faults tests control. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // For tests that hang; long enough for slow machines.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: addresses.site,
    browserName: "chromium",
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    // Contrast cannot be measured during a colour transition.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Otherwise pages that are drawn wait for the disk.
      ...(memoryFolder && { ignoreDefaultArgs: ["--disable-dev-shm-usage"] }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  webServer: [
    {
      command: "npx tsx backend/serve.ts",
      timeout: 180_000,
      url: `${addresses.backend}/api/drupal/api/homepage`,
      env: { PORT: String(addresses.backendPort), DATA_DIR: dataDir, BACKEND_FAULTS: "1" },
    },
    {
      command: "node build/server.js",
      timeout: 180_000,
      url: `${addresses.site}/readyz`,
      env: {
        NODE_ENV: "production",
        PORT: String(addresses.sitePort),
        DATA_DIR: dataDir,
        CMS_URL: addresses.backend,
        API_URL: addresses.backend,
        NEWSLETTER_URL: `${addresses.backend}/newsletter-provider/{brand}`,
        BACKEND_FAULTS: "1",
        BLOCK_GALLERY: "1",
        // Long enough for slow machines.
        UPSTREAM_TIMEOUT_MS: "10000",
        REDIRECT_TIMEOUT_MS: "3000",
        // All tests count as one client, but for members, who register from networks of their own.
        FORM_POSTS_PER_MINUTE: "100000",
        TRUST_PROXY: "1",
        LOG_LEVEL: "warn",
      },
    },
  ],
});
