import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { longTimeouts } from "./long-timeouts";

/** Starts a server over the stand-in and waits until it responds; the caller stops it. */
export async function startServer(
  command: string,
  args: string[],
  port: number,
  environment: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "site-e2e-")),
      LOG_LEVEL: "silent",
      ...longTimeouts,
      ...environment,
    },
    stdio: "ignore",
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/robots.txt`).then(
        (response) => response.status,
        () => 0,
      ),
    )
    .toBe(200);
  return child;
}
