import { onTestFinished } from "vitest";
import { type RedisServer, startRedisServer } from "./redis-server";

/** Starts Redis until the test ends. */
export async function redisServer(): Promise<RedisServer> {
  const server = await startRedisServer();
  onTestFinished(server.stop);
  return server;
}
