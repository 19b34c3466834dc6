import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { patient } from "./patient";

/** Starts a server of a test's own on the embedded backend and waits until it answers; the test ends it. */
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
      ...patient,
      ...environment,
    },
    stdio: "ignore",
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/robots.txt`).then(
        (answer) => answer.status,
        () => 0,
      ),
    )
    .toBe(200);
  return child;
}
