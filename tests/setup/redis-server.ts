import { type ChildProcess, spawn } from "node:child_process";
import { createConnection } from "node:net";
import { createClient } from "@redis/client";
import { programPath } from "../../scripts/programs.mjs";
import { freePort } from "./free-port";

export interface RedisServer {
  url: string;
  stop(): Promise<void>;
  /** Restarts it on the same port, empty. */
  start(): Promise<void>;
  /** Shortens the time to live of every value. */
  pass(ms: number): Promise<void>;
}

/** Starts Redis on a free port without persistence; the caller stops it. @throws Error if Redis is not installed */
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
    await fakeUpstream(child, port);
  };
  const url = `redis://127.0.0.1:${port}`;
  const pass = async (ms: number) => {
    const redis = await createClient({ url }).connect();
    await redis.eval(aging, { arguments: [String(ms)] });
    redis.destroy();
  };
  await start();
  return { url, start, stop, pass };
}

/** A time to live of 0 or less expires a value immediately. */
const aging = `
  for _, key in ipairs(redis.call("KEYS", "*")) do
    local left = redis.call("PTTL", key)
    if left >= 0 then redis.call("PEXPIRE", key, left - tonumber(ARGV[1])) end
  end
`;

async function fakeUpstream(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
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
