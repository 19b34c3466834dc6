import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { watchProcessors } from "./cpu";
import type { ClientResult, Load } from "./load";
import { folder } from "./processes";
import { luaScript, parseWrk } from "./wrk-script";

/** The path of wrk, if it is installed (Debian: wrk). */
export function findWrk(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.map((place) => join(place, "wrk")).find(existsSync);
}

/** Sends requests with one thread of wrk. */
export async function runWrk(
  wrk: string,
  { url, paths = [], connections, seconds, encoding, serverPid }: Required<Load>,
): Promise<ClientResult> {
  const script = join(folder, "load.lua");
  writeFileSync(script, luaScript(paths));
  const headers = encoding === "identity" ? [] : ["-H", `Accept-Encoding: ${encoding}`];
  const args = [
    "-t1",
    "--timeout",
    "30s",
    `-c${connections}`,
    `-d${Math.ceil(seconds)}s`,
    "-s",
    script,
    ...headers,
    url,
  ];
  const child = spawn(wrk, args, { stdio: ["ignore", "pipe", "inherit"] });
  const processors = watchProcessors([child.pid ?? 0, serverPid]);
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  await new Promise((done) => child.on("close", done));
  const [clientCpu = 0, serverCpu = 0] = processors();
  return { ...parseWrk(printed), clientCpu, serverCpu };
}
