import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder that is removed after the test, once background writes to it (outage copies) have ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}
