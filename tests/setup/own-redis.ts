import { onTestFinished } from "vitest";
import { type RedisServer, startRedisServer } from "./redis-server";

/** A Redis of the test's own, for as long as the test runs. */
export async function redisServer(): Promise<RedisServer> {
  const server = await startRedisServer();
  onTestFinished(server.stop);
  return server;
}
