import { type ChildProcess, spawn } from "node:child_process";
import { createConnection } from "node:net";
import { programPath } from "../../scripts/programs.mjs";
import { freePort } from "./free-port";

export interface RedisServer {
  url: string;
  stop(): Promise<void>;
  /** On the same port, empty. */
  start(): Promise<void>;
}

/** A Redis on a free port, which keeps nothing; whoever starts it ends it. @throws Error where there is none to start */
export async function startRedisServer(): Promise<RedisServer> {
  const path = programPath("redis-server");
  const port = await freePort();
  let child: ChildProcess | undefined;
  const stop = async () => {
    if (!child) return;
    const ended = new Promise((resolve) => child?.once("exit", resolve));
    child.kill("SIGKILL");
    child = undefined;
    await ended;
  };
  const start = async () => {
    child = spawn(path, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
      stdio: "ignore",
    });
    await answering(port);
  };
  await start();
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const connected = await new Promise<boolean>((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" }, () => resolve(true));
      socket.on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (connected) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("Redis does not answer");
}
