import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

interface BuiltSite {
  port: number;
  dataDir: string;
  environment?: Record<string, string>;
  /** A page that needs the services: the site listens before their database is open. */
  path: string;
}

/** Starts the built site, and waits until it serves a page. */
export async function startBuiltSite({ port, dataDir, environment = {}, path }: BuiltSite) {
  const settings = { PORT: String(port), DATA_DIR: dataDir, FORM_POSTS_PER_MINUTE: "1000000" };
  const child = spawn(process.execPath, ["build/server.js"], {
    env: { ...process.env, NODE_ENV: "production", LOG_LEVEL: "error", ...settings, ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  async function stop(): Promise<void> {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  // A site that cannot start says why on its way out.
  for (let attempt = 0; attempt < 240 && child.exitCode === null; attempt += 1) {
    const isServed = await fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServed) return { pid: child.pid ?? 0, stop };
    await pause(250);
  }
  await stop();
  throw new Error("The site is not served");
}
